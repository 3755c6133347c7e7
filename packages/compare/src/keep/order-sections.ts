import type { Resume, SourceLine, SourceText } from '@shortlist/schema';
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
  const listed = new Set<string>();
  const headings: Record<string, string> = {};
  const titled = entriesByTitle(resume);
  const named = new Set(account.headings.flatMap(({ names }) => names ?? []));
  for (const block of sortBlocks(account.blocks, source)) {
    const { heading } = block;
    // A summary without any heading stays where it stands.
    if (heading === undefined && block.lines.some((line) => owners[line]?.section === 'summary')) {
      listed.add('summary');
    }
    if (heading === undefined) continue;
    const id = idOf(block, titled, owners);
    if (id === undefined || id === 'basics') continue;
    listed.add(id);
    if (id.startsWith('custom-')) {
      nameInFull(resume, id, heading.text);
      continue;
    }
    if (!speaksFor(heading, id, named, resume)) continue;
    if (headings[id] === undefined) headings[id] = heading.text;
    else if (headings[id] !== heading.text && !set.has(block)) markEntries(resume, block, owners, heading.text);
  }
  const order = [...listed];
  // A summary that is written for a posting opens the page.
  if (order.length > 0 && !order.includes('summary')) order.unshift('summary');
  return { order, headings };
}

/** The title of a person's own section is its heading with what stands in brackets behind it. */
function nameInFull({ customSections = [] }: Resume, id: string, heading: string): void {
  const custom = customSections[Number(id.slice('custom-'.length))];
  if (custom && heading.startsWith(custom.title) && /^\s*\([^()]*\)$/.test(heading.slice(custom.title.length)))
    custom.title = heading;
}

/** Whether a heading may stand over a section: not where it names another that the resume has, or another heading names this one. */
function speaksFor({ names }: Heading, id: string, named: ReadonlySet<string>, resume: Resume): boolean {
  if (names === undefined || names === id) return true;
  const held = names === 'summary' ? resume.basics?.summary : resume[names];
  return !named.has(id) && (held === undefined || names === 'custom');
}

/** The first of the person's own sections with each title. */
function entriesByTitle({ customSections = [] }: Resume): Map<string, number> {
  return new Map([...customSections.entries()].reverse().map(([at, { title }]) => [title, at]));
}

function idOf(
  { section, heading, lines }: Block,
  titled: ReadonlyMap<string, number>,
  owners: readonly (Owner | undefined)[],
): string | undefined {
  if (section !== undefined && section !== 'customSections') return section;
  const held = lines.map((line) => owners[line]).find((owner) => owner?.section === 'customSections')?.entry;
  const index = titled.get(heading?.text ?? '') ?? held;
  return index === undefined ? undefined : `custom-${index}`;
}

/** Blocks in reading order, the main column before what stands beside it. */
function sortBlocks(blocks: readonly Block[], { lines, format }: SourceText): Block[] {
  if (format !== 'pdf') return [...blocks];
  const columns = new Map(
    [...Map.groupBy(lines, ({ column }) => column)].map(([column, own]) => [column, widthOf(own)]),
  );
  const whole = widthOf(lines);
  const rank = ({ heading, lines: own }: Block): number => {
    const first = lines[heading?.line ?? own[0] ?? -1];
    return first && (columns.get(first.column) ?? 0) < narrow * whole ? 1 : 0;
  };
  return blocks
    .map((block) => ({ block, rank: rank(block) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ block }) => block);
}

/** How wide lines stand together, in points. */
function widthOf(lines: readonly SourceLine[]): number {
  return Math.max(...lines.map(({ box }) => box.x + box.width)) - Math.min(...lines.map(({ box }) => box.x));
}

function markEntries(resume: Resume, block: Block, owners: readonly (Owner | undefined)[], heading: string): void {
  const { section = '' } = block;
  const entries = resume[section];
  if (!Array.isArray(entries)) return;
  const [from = 0] = block.lines;
  const isOf = (owner: Owner | undefined): owner is Owner & { entry: number } =>
    owner?.section === section && owner.sure && owner.entry !== undefined;
  // An entry that begins under the heading before goes on here.
  const begun = new Set(owners.slice(0, from).flatMap((owner) => (isOf(owner) ? [owner.entry] : [])));
  for (const line of block.lines) {
    const owner = owners[line];
    const entry = isOf(owner) && !begun.has(owner.entry) ? entries[owner.entry] : undefined;
    if (typeof entry === 'object' && entry !== null) (entry as Record<string, unknown>).under = heading;
  }
}
