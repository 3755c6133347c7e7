import type { Resume, SourceText } from '@shortlist/schema';
import type { Account, Block } from '../account/account.ts';
import type { Heading } from '../account/find-headings.ts';
import type { Owner } from '../account/find-owners.ts';

/** A column narrower than this share of the page's text stands beside the main one. */
const narrow = 0.45;

/**
 * The order of a source's sections and their headings in the person's words; a column beside the main one follows it. Entries that stand under a
 * further heading are marked with it (`under`).
 */
export function orderSections(
  resume: Resume,
  source: SourceText,
  account: Account,
  owners: readonly (Owner | undefined)[],
  set: ReadonlySet<Block>,
): { order: string[]; headings: Record<string, string> } {
  const order: string[] = [];
  const headings: Record<string, string> = {};
  for (const block of sortBlocks(account.blocks, source)) {
    const { heading } = block;
    // A summary without any heading stays where it stands.
    if (heading === undefined && block.lines.some((line) => owners[line]?.section === 'summary')) {
      if (!order.includes('summary')) order.push('summary');
    }
    if (heading === undefined) continue;
    const id = idOf(block, resume, owners);
    if (id === undefined || id === 'basics') continue;
    if (!order.includes(id)) order.push(id);
    if (id.startsWith('custom-')) continue;
    if (!speaksFor(heading, id, account, resume)) continue;
    if (headings[id] === undefined) headings[id] = heading.text;
    else if (headings[id] !== heading.text && !set.has(block)) markEntries(resume, block, owners, heading.text);
  }
  // A summary that is written for a posting opens the page.
  if (order.length > 0 && !order.includes('summary')) order.unshift('summary');
  return { order, headings };
}

/** Whether a heading may stand over a section: not where it names another that the resume has, or another heading names this one. */
function speaksFor({ names }: Heading, id: string, { headings }: Account, resume: Resume): boolean {
  if (names === undefined || names === id) return true;
  const held = names === 'summary' ? resume.basics?.summary : resume[names];
  return !headings.some((other) => other.names === id) && (held === undefined || names === 'custom');
}

function idOf(block: Block, resume: Resume, owners: readonly (Owner | undefined)[]): string | undefined {
  const { section, heading } = block;
  const custom = resume.customSections ?? [];
  if (section !== undefined && section !== 'customSections') return section;
  const titled = custom.findIndex(({ title }) => title === heading?.text);
  const held = block.lines.map((line) => owners[line]).find((owner) => owner?.section === 'customSections')?.entry;
  const index = titled >= 0 ? titled : held;
  return index === undefined ? undefined : `custom-${index}`;
}

/** Blocks in reading order, the main column before what stands beside it. */
function sortBlocks(blocks: readonly Block[], { lines, format }: SourceText): Block[] {
  if (format !== 'pdf') return [...blocks];
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const left = Math.min(...lines.map(({ box }) => box.x));
  const rank = ({ heading, lines: own }: Block): number => {
    const first = lines[heading?.line ?? own[0] ?? -1];
    if (first === undefined) return 0;
    const column = lines.filter(({ column: other }) => other === first.column);
    const width = Math.max(...column.map(({ box }) => box.x + box.width)) - Math.min(...column.map(({ box }) => box.x));
    return width < narrow * (right - left) ? 1 : 0;
  };
  return blocks
    .map((block) => ({ block, rank: rank(block) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ block }) => block);
}

function markEntries(resume: Resume, block: Block, owners: readonly (Owner | undefined)[], heading: string): void {
  const { section = '' } = block;
  const entries = resume[section];
  if (!Array.isArray(entries)) return;
  for (const line of block.lines) {
    const owner = owners[line];
    const entry =
      owner?.section === section && owner.sure && owner.entry !== undefined ? entries[owner.entry] : undefined;
    if (typeof entry === 'object' && entry !== null) (entry as Record<string, unknown>).under = heading;
  }
}
