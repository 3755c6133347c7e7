import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, smallWords } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { isEntryWord } from '../../words/entry-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';
import { isLessening } from '../../words/lessening-words.ts';

/** Two names side by side must stand side by side in a fact: "University of Boston" is not made of "University of Leeds" and "Boston". */
export function judgeName(
  previous: Word | undefined,
  word: Word,
  claims: Claims,
  index: FactIndex,
): Violation | undefined {
  if (previous === undefined || !word.capital || word.opens) return undefined;
  const joined = claims.words.filter((each) => each.end <= word.start);
  const before = smallWords.has(previous.word) && !previous.capital ? joined.at(-2) : previous;
  if (
    before === undefined ||
    !(before.capital || isInName(before, claims, index)) ||
    (before.opens && isGeneral(before, claims.language))
  )
    return undefined;
  if (
    !isOpen(claims, before.start, before.end) ||
    isCounted(before, claims) ||
    before.word === 'i' ||
    word.word === 'i'
  )
    return undefined;
  const between = claims.text.slice(before.end, word.start);
  if (!/^[\s&-]*(?:(?:of|the|for|de|la|du|des|del|von|der|für|do|da|di|della|van|het)\s+)*$/.test(between))
    return undefined;
  if (index.pairs.has(`${before.key} ${word.key}`) || isDegreeWithField(before, word, index)) return undefined;
  if (isEntryWord(before.word) || isLessening(before.word) || standsInName(before, word, claims, index))
    return undefined;
  if (
    /^[\s]*(?:of|de|du|von|der|des|do|da|di|del|della|van|het)\s/.test(between) &&
    beginsName(before, word, claims, index)
  )
    return undefined;
  if (
    claims.language === 'de' &&
    (isGeneralWord(before.word, 'de') ||
      isGeneralWord(word.word, 'de') ||
      ![before, word].some((each) => isInTitle(each, index)))
  )
    return undefined;
  const kind = guardedFamilies(before.word)[0]?.kind ?? guardedFamilies(word.word)[0]?.kind ?? 'name';
  return { kind, text: claims.text.slice(before.start, word.end), start: before.start, end: word.end };
}

/**
 * Both words stand in one name of the person's facts, in that order ("Berufsfachschule Tübingen" of one for speech therapy there), turned round by "of"
 * ("PL-300 van Microsoft"), or the first in another form ("Freiwilligen Feuerwehr").
 */
function standsInName(before: Word, word: Word, claims: Claims, index: FactIndex): boolean {
  const isTurned = /(?<!\p{L})(?:of|by|von|de|di|van|do|da)\s+$/iu.test(claims.text.slice(before.end, word.start));
  const isBare = /^\s+$/.test(claims.text.slice(before.end, word.start));
  return index.views.some(({ fact, words }) => {
    if (!/\/(?:position|institution|name)$/.test(fact.pointer) || fact.pointer.startsWith('/basics')) return false;
    const first = words.findIndex(
      ({ key, word: own }) => key === before.key || (claims.language === 'de' && isInflected(own, before.word)),
    );
    const last = words.findLastIndex(({ key }) => key === word.key);
    if (first < 0 || last < 0) return false;
    if (fact.pointer.startsWith('/certificates/') && isTurned) return last < first;
    if (fact.pointer.endsWith('/position')) return words.some(({ word: own }) => own === before.word);
    return isBare && first === 0 && (last === words.length - 1 || last === 1);
  });
}

/** A German adjective in another case. */
const isInflected = (own: string, said: string) =>
  said.length > 5 && own.replace(/e[nrsm]?$/, '') === said.replace(/e[nrsm]?$/, '');

/** The whole name of an own employer stands here, and what comes before it with "of" is a part of it that its own lines speak of. */
function beginsName(before: Word, word: Word, { words }: Claims, index: FactIndex): boolean {
  const from = words.slice(words.indexOf(word)).filter(({ word: each }) => !smallWords.has(each));
  return index.names.some(
    (name) =>
      name.words.length > 1 &&
      name.words.every((key, i) => from[i]?.key === key) &&
      (index.byWord.get(before.key) ?? []).some(({ item }) => item === name.item),
  );
}

/** "BSc Nursing": a degree and the field that its entry states apart. */
function isDegreeWithField(degree: Word, field: Word, index: FactIndex): boolean {
  const own = (index.byWord.get(degree.key) ?? []).filter(({ fact }) => fact.pointer.endsWith('/studyType'));
  const fields = (index.byWord.get(field.key) ?? []).filter(({ fact }) => fact.pointer.endsWith('/area'));
  return own.some(({ item }) => fields.some((each) => each.item === item));
}

/** German nouns are no names: only what stands in the name of a firm, a school, a field, a certificate or a post. */
function isInTitle(word: Word, index: FactIndex): boolean {
  return (index.byWord.get(word.key) ?? []).some(({ fact }) =>
    /\/(?:name|institution|organization|studyType|area|position|city)$/.test(fact.pointer),
  );
}

/** A word in small letters within an employer's name that the sentence began: "Centre hospitalier". */
function isInName(word: Word, claims: Claims, index: FactIndex): boolean {
  const first = claims.words[claims.words.indexOf(word) - 1];
  return (
    first?.capital === true &&
    index.names.some(({ words }) =>
      words.some((key, i) => key === first.key && words[i + 1] === word.key && i + 2 < words.length),
    )
  );
}

/** The beginning of one employer's name that goes on with another word: "Petrel Insurance" of Petrel Foods. */
export function judgeMerged(
  previous: Word | undefined,
  word: Word,
  claims: Claims,
  index: FactIndex,
): Violation | undefined {
  if (previous === undefined || !word.capital || word.opens || !previous.capital) return undefined;
  if (!index.names.some(({ words }) => words.length > 1 && words.slice(0, -1).includes(previous.key))) return undefined;
  return judgeName(previous, word, claims, index);
}

/** Whether a word is part of a number or a month, which are judged elsewhere: "20", "20kg", not "20e3". */
export function isCounted(word: Word, claims: Claims): boolean {
  return [...claims.numbers, ...claims.months].some(
    (claim) =>
      word.start >= claim.start &&
      word.start < claim.end &&
      (word.end <= claim.end || !/^[\p{L}]+\d/u.test(claims.text.slice(claim.end, word.end))),
  );
}

/** Whether a word claims nothing where it stands: a capital within a sentence may be a name. */
export function isGeneral(word: Word, language: string): boolean {
  if (word.capital && !word.opens && word.word !== 'i' && language !== 'de') return false;
  return isGeneralWord(word.word, language);
}
