import type { SourceText } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { findOwners } from '../../account/find-owners.ts';
import { wordsInFields } from '../../account/words-in-fields.ts';
import { datedSections } from '../../keep/find-doubts.ts';
import { findRests } from '../../keep/find-rests.ts';
import type { Uncertainty } from './uncertainty.ts';

/** Fields that the lines at the head of a job or degree hold. */
export const headKeys = new Set([
  'name',
  'position',
  'organization',
  'institution',
  'studyType',
  'area',
  'dates',
  'location',
]);

/** The parts of lines that head a job or a degree which became no field: "Analyst (on loan)" without its bracket. A label before a field is none. */
export function listTornHeads(source: SourceText, account: Account): Uncertainty[] {
  const owners = findOwners(account);
  const isHead = (at: number): boolean => {
    const { section = '', key = '' } = account.fields[at] ?? {};
    return datedSections.has(section) && headKeys.has(key);
  };
  const held = [...wordsInFields(account)];
  const heads = new Set(held.flatMap(([line, words]) => (words.some(({ field }) => isHead(field)) ? [line] : [])));
  return findRests(source, account)
    .filter(
      ({ line, whole, label }) => !whole && !label && heads.has(line) && datedSections.has(owners[line]?.section ?? ''),
    )
    .map(({ text, line }): Uncertainty => ({ reason: 'torn-head', text, section: owners[line]?.section ?? '' }));
}

/** A line from so many letters on runs to the edge of its column. */
const leastSentence = 60;

/** Lines that begin in the middle of a sentence and became another field than the list item or the sentence above them. */
export function listTornItems({ lines }: SourceText, account: Account): Uncertainty[] {
  const { texts, fields } = account;
  const held = wordsInFields(account);
  /** The field that most letters of a line became. */
  const fieldOf = (line: number): number | undefined => {
    const letters = new Map<number, number>();
    for (const { key, field } of held.get(line) ?? []) letters.set(field, (letters.get(field) ?? 0) + key.length);
    return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0];
  };
  return lines.flatMap((line, at): Uncertainty[] => {
    const text = texts[at] ?? '';
    if (line.column !== lines[at - 1]?.column || !/^\p{Ll}/u.test(text) || /[.!?:;]$/.test(texts[at - 1] ?? ''))
      return [];
    const [above, own] = [fieldOf(at - 1), fieldOf(at)];
    const item = fields[above ?? -1];
    if (above === own || own === undefined || !item) return [];
    const isHead = item.section === 'summary' || (item.section === 'basics' && item.key === 'label');
    if (!datedSections.has(item.section) && !isHead) return [];
    if (isHead && fields[own]?.section === item.section) return [];
    // A short line above may be a name; a long one is a sentence under way.
    if (item.key !== 'highlights' && (texts[at - 1] ?? '').length < leastSentence) return [];
    return [{ reason: 'torn-item', text, section: item.section }];
  });
}

/** A name, a title or a place with half a bracket, or with a label in it: something of it stands elsewhere. */
export function listHalfFields({ fields }: Account): Uncertainty[] {
  const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
  return fields.flatMap(({ section, key, text }): Uncertainty[] => {
    if (!datedSections.has(section) || !headKeys.has(key) || key === 'dates') return [];
    const isHalf = count(text, /[(«„]/g) !== count(text, /[)»“]/g) && !/[”"]/.test(text);
    const isLabel = key === 'location' && text.includes(':');
    return isHalf || isLabel ? [{ reason: 'torn-head', text, section }] : [];
  });
}
