import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, periodsOf, smallWords } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';

const many =
  /^(?:several|multiple|various|numerous|many|countless|mehrere[nrm]?|viele[nr]?|zahlreiche[nr]?|verschiedene[nr]?|plusieurs|nombreu\p{L}+|divers(?:es)?|vari[oa]s|numeros[oa]s|much[oa]s|divers[oa]s|vári[oa]s|inúmer[oa]s|divers[ie]|parecchi[e]?|molt[ie]|numeros[ie]|meerdere|diverse|verschillende|talrijke|veel)$/u;
const one = /^(?:a|an|one|ein|eine|einen|einem|einer|eines|un|une|una|uno|um|uma|een)$/;

/** One thing does not become several: neither by a word ("at several hotels") nor by the bare plural of what every fact has once ("a tour", "tours"). */
export function checkPlurals(claims: Claims, index: FactIndex): Violation[] {
  return claims.words.flatMap((word, i): Violation[] => {
    if (
      !isOpen(claims, word.start, word.end) ||
      word.word.length < 4 ||
      smallWords.has(word.word) ||
      isGeneralWord(word.word, claims.language)
    )
      return [];
    const singular = singularsOf(word, claims.language);
    const before = claims.words[i - 1];
    if (before !== undefined && many.test(before.word)) {
      const held = index.views.some(
        ({ words, numbers, fact }) =>
          !/\/(?:name|institution|organization)$/.test(fact.pointer) &&
          words.some((own) => own.word === word.word || (own.key === word.key && isCounted(own, numbers))),
      );
      const isKnown = index.byWord.has(word.word) || singular.some((form) => index.byWord.has(form));
      return held || !isKnown ? [] : [violationOf(word, before)];
    }
    if (index.views.some(({ words }) => words.some((own) => own.word === word.word))) return [];
    const lines = singular.flatMap((form) =>
      (index.byWord.get(form) ?? []).flatMap((view) =>
        view.words.flatMap((own, at) => (own.word === form ? [{ view, at }] : [])),
      ),
    );
    const isOnce =
      lines.length > 0 &&
      lines.every(
        ({ view, at }) =>
          !isRepeated(view, at) &&
          (one.test(view.words[at - 1]?.word ?? '') || one.test(view.words[at - 2]?.word ?? '')),
      );
    return isOnce && !one.test(before?.word ?? '') ? [violationOf(word, word)] : [];
  });
}

/** "12-store", "a 3-site firm": counted right before it. A hotel of 96 rooms is one. */
const isCounted = (own: Word, numbers: FactView['numbers']) =>
  numbers.some(({ start, end }) => start <= own.start && own.start - end < 2);

/** One thing done again and again, or counted further on ("one recipe a month; four were kept"), is several. */
const isRepeated = (view: FactView, at: number) =>
  periodsOf(view).size > 0 ||
  view.words.some(
    ({ start, clause }) =>
      clause > (view.words[at]?.clause ?? 0) && view.numbers.some((number) => number.start === start),
  );

const violationOf = (word: Word, from: Word): Violation => ({
  kind: 'number',
  text: from === word ? word.text : `${from.text} ${word.text}`,
  start: from.start,
  end: word.end,
});

/** What a word would be in the singular, other than itself. */
function singularsOf({ word, capital }: Word, language: string): string[] {
  if (language === 'de')
    return capital
      ? cutEach(word, ['nen', 'en', 'er', 'n', 'e']).flatMap((form) => [
          form,
          form.replace(/ä/u, 'a').replace(/ö/u, 'o').replace(/ü/u, 'u'),
        ])
      : [];
  if (language === 'nl') return cutEach(word, ['en', "'s", 's']);
  if (language === 'it')
    return /[ie]$/.test(word)
      ? [`${word.slice(0, -1)}o`, `${word.slice(0, -1)}a`, `${word.slice(0, -1)}e`].filter((form) => form !== word)
      : [];
  if (language === 'pt')
    return [...cutEach(word, ['es', 's']), word.replace(/ões$/, 'ão')].filter((form) => form !== word);
  return [...cutEach(word, ['es', 's']), word.replace(/ies$/, 'y'), word.replace(/aux$/, 'al')].filter(
    (form) => form !== word,
  );
}

const cutEach = (word: string, endings: string[]) =>
  endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length > 2)
    .map((ending) => word.slice(0, -ending.length));
