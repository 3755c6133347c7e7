import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { viewsWith } from '../../facts/views-with.ts';
import { isThing } from '../../reading/is-thing.ts';
import type { Word } from '../../reading/read-words.ts';
import { isSameAmount } from '../../reading/same-amount.ts';
import { findTurn, turnOfFigures } from '../../reading/turns.ts';

const isLine = ({ fact }: FactView) => /^\/(?:work|volunteer)\/\d+\/(?:highlights\/\d+|summary)$/.test(fact.pointer);

/** What stands before a cause: nothing, or "thanks to". */
const causing = /(?:^|(?:thanks to|due to|because of|dank|grâce à|gracias a|grazie a|graças a|dankzij)\s+)$/iu;

/**
 * The figure of one line, or its rise or fall, with the deed, the thing or the skill of another, in one breath: "Treated wounds of 14 residents" of one
 * who treated wounds and, elsewhere, washed 14 residents. Sentences with a comma or an "and" may tell two things.
 */
export function checkMixed(claims: Claims, index: FactIndex): Violation[] {
  if (claims.words.some(({ clause }) => clause > 0)) return [];
  const told = claims.words.filter((word) => isOpen(claims, word.start, word.end) && isThing(word, claims));
  const cause = findTurn(claims.words);
  const isUntold =
    cause !== undefined &&
    claims.skills.some(({ id, name, kind, start, end }) => {
      const views =
        kind === 'soft-skill' || !causing.test(claims.text.slice(0, start)) || !isOpen(claims, start, end)
          ? []
          : (index.bySkill.get(id ?? name.toLowerCase()) ?? []);
      return (
        views.length > 0 &&
        !views.some((view) => findTurn(view.words) !== undefined || turnOfFigures(view.fact.text) !== 0)
      );
    });
  if (isUntold) return [{ kind: 'other', text: cause.text, start: cause.start, end: cause.end }];
  if (told.length === 0) return [];
  const isForeign = (holders: readonly FactView[]) => (word: Word) => {
    const items = new Set(holders.map(({ item }) => item));
    const views = [...viewsWith(word, claims.language, index)].filter((view) => !view.isDate);
    const isNear = (view: FactView) =>
      holders.includes(view) || /^\/basics\//.test(view.fact.pointer) || (items.has(view.item) && !isLine(view));
    return views.length > 0 && !views.some(isNear);
  };
  const figures = claims.numbers.filter(
    ({ text, start, end }) => !/^(?:19|20)\d\d$/.test(text) && isOpen(claims, start, end),
  );
  const ofFigures = figures.flatMap((figure): Violation[] => {
    const holders = index.views.filter(({ numbers }) => numbers.some((own) => isSameAmount(own, figure)));
    if (holders.length === 0 || !holders.every(isLine) || !told.some(isForeign(holders))) return [];
    return [{ kind: 'number', text: figure.text, start: figure.start, end: figure.end }];
  });
  const turn = findTurn(claims.words);
  const isTurn = claims.lines.length > 0 && claims.lines.every(isLine) && turn !== undefined;
  if (!isTurn || ofFigures.length > 0 || !told.some(isForeign(claims.lines))) return ofFigures;
  return [{ kind: 'other', text: turn.text, start: turn.start, end: turn.end }];
}
