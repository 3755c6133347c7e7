import type { Resume } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { wordsInFields } from '../../account/words-in-fields.ts';
import { foldWord } from '../../tokens/fold-word.ts';
import type { Uncertainty } from './uncertainty.ts';

type Entry = Record<string, unknown>;

/** Who an entry is of, and what it was there: an entry has both. */
const halves: Record<string, [who: string[], what: string[]]> = {
  work: [['name'], ['position']],
  education: [['institution'], ['studyType', 'area']],
  volunteer: [['organization'], ['position']],
};

/**
 * An entry whose two halves became two entries, a school and the degree in the line below it; one with the employer of the entry above beside an address of its own; and one whose school or employer
 * is called more fully in its own line, as another entry has it.
 */
export function listSplitEntries(resume: Resume, account: Account): Uncertainty[] {
  const [whole, own] = [linesOfEntries(account, () => true), linesOfEntries(account, isOwn)];
  return Object.entries(halves).flatMap(([section, [who, what]]) => {
    const list = resume[section];
    const entries = Array.isArray(list) ? (list as Entry[]) : [];
    const names = entries.flatMap((entry) =>
      who.flatMap((key) => (typeof entry[key] === 'string' ? [entry[key]] : [])),
    );
    const isCut = (name: string, at: number): boolean =>
      names.some(
        (other) =>
          other.startsWith(`${name} `) && linesOf(at).some((line) => account.texts[line]?.includes(other) ?? false),
      );
    const linesOf = (at: number): number[] => whole.get(`${section}/${at}`) ?? [];
    return entries.flatMap((entry, at): Uncertainty[] => {
      const above = entries[at - 1];
      const doubt: Uncertainty = { reason: 'torn-head', text: account.texts[linesOf(at)[0] ?? -1] ?? section, section };
      const [name] = who.flatMap((key) => (typeof entry[key] === 'string' ? [entry[key]] : []));
      if (name !== undefined && isCut(name, at)) return [doubt];
      if (above === undefined) return [];
      const isSplit =
        (isOnly(above, who, what) && isOnly(entry, what, who)) ||
        (isOnly(above, what, who) && isOnly(entry, who, what));
      const isNext = Math.min(...linesOf(at)) - Math.max(...linesOf(at - 1)) === 1;
      if (isSplit && isNext && !(isDated(above) && isDated(entry))) return [doubt];
      const isCarried =
        name !== undefined &&
        typeof entry.url === 'string' &&
        who.some((key) => above[key] === name) &&
        !(own.get(`${section}/${at}`) ?? []).some((line) =>
          foldWord(account.texts[line] ?? '').includes(foldWord(name)),
        );
      return isCarried ? [doubt] : [];
    });
  });
}

const has = (entry: Entry, keys: readonly string[]): boolean =>
  keys.some((key) => typeof entry[key] === 'string' && entry[key] !== '');

const isOnly = (entry: Entry, having: readonly string[], lacking: readonly string[]): boolean =>
  has(entry, having) && !has(entry, lacking);

const isDated = (entry: Entry): boolean => has(entry, ['startDate', 'endDate']);

/** Who an entry is of may stand above several of them. */
const isOwn = (key: string): boolean => !['name', 'institution', 'organization'].includes(key);

/** The lines of the file that the fields of each entry were read from, in their order. */
function linesOfEntries(account: Account, takes: (key: string) => boolean): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [line, words] of wordsInFields(account))
    for (const { field } of words) {
      const { section = '', entry, key = '' } = account.fields[field] ?? {};
      if (entry === undefined || !(section in halves) || !takes(key)) continue;
      const id = `${section}/${entry}`;
      const lines = found.get(id) ?? [];
      if (lines.at(-1) !== line) found.set(id, [...lines, line]);
    }
  return found;
}
