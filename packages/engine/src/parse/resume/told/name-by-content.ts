import { isDateText } from '../../../language/dates/find-dates.ts';
import type { FieldName } from '../../../language/headings/field-names.ts';
import { foldWords } from '../../../language/text/fold-text.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { FormRow, Labelled } from './form-rows.ts';

/** A title has at most so many words. */
const mostWords = 7;

const tests: [FieldName, (value: string) => boolean][] = [
  ['dates', isDateText],
  ['title', (value) => titleScore(value) > 0.5 && value.split(/\s+/).length <= mostWords],
];

/** Labels that may say anything: one that we do not know, and "Job profile", which leads to duties or a title. */
const open = new Set<Labelled['label']>(['other', 'duties']);

/** A label that may say anything, with the same kind of value each time it comes again, is the label of that kind, where no other is: "Experience: May 2013 to July 2015". */
export function nameByContent(rows: FormRow[]): FormRow[] {
  const pairs = rows.flatMap((row) => row.pairs);
  const known = new Set(pairs.map(({ label }) => label));
  if (![...known].some((label) => label === 'title' || label === 'employer')) return rows;
  const groups = Map.groupBy(
    pairs.filter(({ label, client }) => open.has(label) && !client),
    ({ said }) => foldWords(said.text),
  );
  const meant = new Map<Labelled, FieldName>();
  for (const [field, isOne] of tests) {
    if (known.has(field) || (field === 'dates' && known.has('from'))) continue;
    const [group] = [...groups.values()].filter(
      (each) => each.length > 1 && each.every((pair) => !meant.has(pair) && isOne(textOf(pair))),
    );
    for (const pair of group ?? []) meant.set(pair, field);
  }
  if (meant.size === 0) return rows;
  return rows.map((row) => ({
    ...row,
    pairs: row.pairs.map((pair) => ({ ...pair, label: meant.get(pair) ?? pair.label })),
  }));
}

const textOf = ({ value }: Labelled): string => value.map(({ text }) => text).join(' ');
