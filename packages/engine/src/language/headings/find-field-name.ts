import { foldWords } from '../text/fold-text.ts';
import {
  type ColumnName,
  clientNames,
  columnFillers,
  columnNames,
  columnWords,
  type FieldName,
  fieldNames,
} from './field-names.ts';

const labels = new Map(
  (Object.entries(fieldNames) as [FieldName, string][]).flatMap(([field, names]) =>
    names.split('|').map((name) => [name, field] as const),
  ),
);

/** Words that nothing ends with: a value goes on behind them. */
export const openEnds = ['of', 'and', '&', 'the', 'at', 'for'];

/** Labels may be counted: "Company 2", "Previous company 1 of 6". */
const counted = /\s+[(#]?\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?\)?$/i;

/** What a text says as the label of the value behind or below it; undefined for any other text. */
export function findFieldName(text: string): FieldName | undefined {
  return text.length < 80
    ? (labels.get(foldWords(text)) ?? labels.get(foldWords(text.replace(counted, ''))))
    : undefined;
}

/** Whether a label names whom an employer worked for. */
export const isClientName = (text: string): boolean => clientNames.has(foldWords(text));

const namesIn = (table: Partial<Record<ColumnName, string>>, parted: string): [string, ColumnName][] =>
  (Object.entries(table) as [ColumnName, string][]).flatMap(([column, list]) =>
    list.split(parted).map((name): [string, ColumnName] => [name, column]),
  );

const words = namesIn(columnWords, ' ');
const known = new Map<string, ColumnName>([...labels, ...words, ...namesIn(columnNames, '|')]);

/** These say what a column holds only as its whole name. */
const whole = new Set<ColumnName>(['from', 'to', 'number', 'length', 'told', 'person']);
const meant = new Map([...[...known].filter(([name, column]) => !name.includes(' ') && !whole.has(column)), ...words]);

/** Of several things that a name says, what the column holds: "Board / University" a board, "Company & Location" a company. */
const weight: ColumnName[] = [
  'project',
  'dates',
  'board',
  'grade',
  'degree',
  'employer',
  'school',
  'university',
  'title',
];

/** Two of these in one name: the column holds both, and which is which cannot be told. */
const parted: ColumnName[][] = [
  ['degree', 'field', 'class'],
  ['school', 'university', 'board', 'employer'],
  ['title', 'duties'],
];

/** What a column holds, by its name; undefined where the name is none that is known. */
export function findColumnName(text: string): ColumnName | undefined {
  if (text.length > 60) return undefined;
  const bare = foldWords(
    text.replace(/%/g, ' percentage ').replace(/\([^()]*\)/g, (part) => (/%|gpa/i.test(part) ? ` ${part} ` : ' ')),
  );
  const said = known.get(bare) ?? known.get(foldWords(text));
  if (said) return said;
  const own = joinBroken(bare.split(' '));
  const says = [...new Set(own.flatMap((word) => meant.get(word) ?? []))];
  const strange = own.filter((word) => !isKnown(word));
  if (says.length === 0 || strange.length > 0) return undefined;
  const groups = parted.filter((group) => says.some((column) => group.includes(column)));
  // "Examination Board" and "Course Title" name one thing, "Degree / College" two.
  if (groups.length > 1 && says.includes('degree') && (says.includes('school') || says.includes('university')))
    return undefined;
  if (says.includes('title') && says.includes('employer')) return undefined;
  return weight.find((column) => says.includes(column)) ?? says[0];
}

const isKnown = (word: string): boolean => meant.has(word) || columnFillers.has(word);

/** "Percentag e", "Passin g": a narrow cell breaks within a word. */
function joinBroken(own: string[]): string[] {
  const words: string[] = [];
  for (const word of own) {
    const last = words.at(-1) ?? '';
    const broken = last.length > 1 && isKnown(last + word) && !(isKnown(last) && isKnown(word) && word.length > 1);
    if (broken) words.pop();
    words.push(broken ? last + word : word);
  }
  return words;
}
