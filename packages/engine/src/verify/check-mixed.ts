import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from './claims.ts';
import type { FactIndex, FactView } from './index-facts.ts';
import { isThing } from './is-thing.ts';
import { isAlike } from './lines-told.ts';
import type { Word } from './read-words.ts';

const isLine = ({ fact }: FactView) => /^\/(?:work|volunteer)\/\d+\/(?:highlights\/\d+|summary)$/.test(fact.pointer);

/**
 * The figure of one line with the deed of another, in one breath: "Treated wounds of 14 residents" of one who treated wounds and, elsewhere, washed 14
 * residents. Sentences with a comma or an "and" may tell two things.
 */
export function checkMixed(claims: Claims, index: FactIndex): Violation[] {
  const figures = claims.numbers.filter(
    ({ text, start, end }) => !/^(?:19|20)\d\d$/.test(text) && isOpen(claims, start, end),
  );
  if (figures.length === 0 || claims.words.some(({ clause }) => clause > 0)) return [];
  const told = claims.words.filter((word) => isOpen(claims, word.start, word.end) && isThing(word, claims));
  return figures.flatMap((figure): Violation[] => {
    const holders = index.views.filter(({ numbers }) =>
      numbers.some(({ unit, values }) => unit === figure.unit && values.some((value) => figure.values.includes(value))),
    );
    if (holders.length === 0 || !holders.every(isLine)) return [];
    const isHeld = (word: Word, view: FactView) => view.words.some((own) => isAlike(word, own, claims.language));
    const foreign = told.find((word) => {
      const views = index.views.filter((view) => isHeld(word, view));
      return views.length > 0 && views.every(isLine) && !views.some((view) => holders.includes(view));
    });
    return foreign === undefined ? [] : [{ kind: 'number', text: figure.text, start: figure.start, end: figure.end }];
  });
}
