import { loadLexicon } from '../load-lexicon.ts';
import { labelKey } from './label-key.ts';
import { loadLabels } from './load-labels.ts';

/** A unit group is of a family where so much of what the lexicon's titles name in it is. */
const leastOfTitles = 0.5;
/** Fewer titles of a unit group than this tell nothing of it. */
const fewestTitles = 3;

/** The lexicon's families by unit group of ISCO-08, as the titles in the lexicon that are labels tell them; read at first use. */
let families: ReadonlyMap<string, readonly string[]> | undefined;

/** The families of work that occupations belong to, for titles that the lexicon does not list: of other languages, of other names. */
export function familiesOfCodes(codes: readonly string[]): readonly string[] {
  families ??= countFamilies();
  return [...new Set(codes.flatMap((code) => families?.get(code.slice(0, 4)) ?? []))];
}

function countFamilies(): ReadonlyMap<string, readonly string[]> {
  const labels = loadLabels('en');
  const counts = new Map<string, Map<string, number>>();
  for (const { name, aliases, occupations } of loadLexicon().titles.values()) {
    const groups = new Set(
      [name, ...aliases].flatMap((each) => (labels.get(labelKey(each)) ?? []).map((code) => code.slice(0, 4))),
    );
    for (const group of groups) {
      const row = counts.get(group) ?? new Map<string, number>();
      row.set('', (row.get('') ?? 0) + 1);
      for (const family of occupations) row.set(family, (row.get(family) ?? 0) + 1);
      counts.set(group, row);
    }
  }
  return new Map(
    [...counts].map(([group, row]) => {
      const all = row.get('') ?? 0;
      const most = [...row].filter(([family, count]) => family !== '' && count >= all * leastOfTitles);
      return [group, all < fewestTitles ? [] : most.map(([family]) => family)];
    }),
  );
}
