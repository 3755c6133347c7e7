import type { Resume, SourceText } from '@shortlist/schema';
import { accountFor } from '../account/account-for.ts';
import { wordsInFields } from '../account/words-in-fields.ts';
import { headKeys } from '../check/doubts/list-torn.ts';
import { listUncertain } from '../check/is-certain.ts';
import { datedSections } from './find-doubts.ts';

/** The lines at the head of an entry stand within so many lines. */
const longestHead = 4;

/** Doubts about headings are about the order of sections. */
const order = '/meta/sectionOrder';

type Stretch = { pointer: string; section: string; heads: number[]; lines: number[] };

/**
 * What of a resume no sentence may speak of, as JSON pointers: of sections that are in doubt or set from their lines every list, and every entry whose head, or a line of which, stands elsewhere in
 * the file than with the rest of it.
 */
export function listUnsure(kept: Resume, source: SourceText): string[] {
  const { verbatim = [], ...bare } = kept;
  const doubts = listUncertain(kept, source);
  const doubted = new Set([
    ...verbatim.flatMap(({ section, whole }) => (whole ? [section] : [])),
    ...doubts.flatMap(({ section }) => section ?? []),
  ]);
  const lists = [...doubted].filter((section) => !datedSections.has(section) && section !== 'summary');
  const isUntitled = doubts.some(({ reason }) => reason === 'heading-of-ours' || reason === 'heading-of-file');
  const stretches = stretchesOf(bare, source);
  const unsure = stretches.filter((each) => doubted.has(each.section) && !standsTogether(each, stretches, source));
  return [
    ...lists.map((section) => `/${section}`),
    ...unsure.map(({ pointer }) => pointer),
    ...(isUntitled ? [order] : []),
  ];
}

function stretchesOf(resume: Resume, source: SourceText): Stretch[] {
  const account = accountFor(source, resume);
  const held = wordsInFields(account);
  const found = new Map<string, Stretch>();
  for (const section of datedSections) {
    const entries = resume[section];
    if (!Array.isArray(entries)) continue;
    for (const at of entries.keys()) {
      const pointer = `/${section}/${at}`;
      found.set(pointer, { pointer, section, heads: [], lines: [] });
    }
  }
  for (const [line, words] of held)
    for (const { field } of words) {
      const { section = '', entry, key = '' } = account.fields[field] ?? {};
      const own = found.get(`/${section}/${entry}`);
      own?.lines.push(line);
      if (headKeys.has(key)) own?.heads.push(line);
    }
  return [...found.values()];
}

/** Whether the head of an entry stands in a few lines of its own, and all of the entry between them and the next head. */
function standsTogether({ pointer, heads, lines }: Stretch, all: readonly Stretch[], source: SourceText): boolean {
  const [from, to] = [Math.min(...heads), Math.max(...heads)];
  if (heads.length === 0 || to - from >= longestHead) return false;
  const columns = new Set(heads.map((line) => source.lines[line]?.column));
  const others = all.filter((each) => each.pointer !== pointer).flatMap((each) => each.heads);
  if (columns.size > 1 || others.some((line) => line >= from && line <= to)) return false;
  const next = Math.min(...others.filter((line) => line > to));
  return lines.every((line) => line >= from && line < next);
}
