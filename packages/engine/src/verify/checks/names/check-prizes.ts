import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { isAlike } from '../../reading/is-alike.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';

/** Places in a contest, by what they are called in seven languages. */
const ranks = [
  'first|1st|winner|gold|erste[rnsm]?|sieger(?:in)?|première?|1er|1re|primer[oa]?|ganador[a]?|primeir[oa]|vencedora?|prim[oa]|vincit(?:ore|rice)|eerste|winnaar',
  'second|2nd|runner-up|runners-up|silver|zweite[rnsm]?|deuxième|seconde?|2e|segund[oa]|subcampe\\p{L}+|second[oa]|tweede',
  'third|3rd|bronze|dritte[rnsm]?|troisième|3e|tercer[oa]?|terceir[oa]|terz[oa]|derde',
  'fourth|4th|vierte[rnsm]?|quatrième|4e|cuart[oa]|quart[oa]|vierde',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const rankOf = ({ word }: Word) => ranks.findIndex((words) => words.test(word));
const prize =
  /(?<!\p{L})(?:prizes?|awards?|place|placed|medals?|competition|contest|\p{L}*prei[s]e?s?|\p{L}*platz|wettbewerb|medaille|prix|concours|médaille|premio|concurso|prémio|prêmio|concorso|posto|lugar|prijs|plaats|wedstrijd)(?!\p{L})/iu;

const isPrize = ({ fact }: FactView) =>
  /^\/awards\/\d+\/title$/.test(fact.pointer) || (/\/highlights\/\d+$/.test(fact.pointer) && prize.test(fact.text));

/** A prize keeps its place: a second prize is not told as the first, nor the third best of a list as its best. */
export function checkPrizes(claims: Claims, index: FactIndex): Violation[] {
  return index.views.flatMap((view): Violation[] => {
    if (!isPrize(view) || !view.words.some((word) => rankOf(word) >= 0)) return [];
    const telling = view.words.filter(
      (word) => word.word.length > 2 && !smallWords.has(word.word) && rankOf(word) < 0 && !/^\d/.test(word.word),
    );
    const special = telling.filter(({ word }) => !isGeneralWord(word, claims.language) && !prize.test(word));
    const named = special.length > 0 ? special : telling;
    const isSaid = (own: Word) => claims.words.some((word) => isAlike(word, own, claims.language));
    const said = named.filter(isSaid);
    if (said.length === 0 || said.length < named.length * 0.6) return [];
    // Another fact, that knows of no place, has the same words.
    const others = index.views.filter(
      (other) => other !== view && said.every((own) => other.words.some((word) => isAlike(word, own, claims.language))),
    );
    if (others.some((other) => !isPrize(other) || !other.words.some((word) => rankOf(word) >= 0))) return [];
    const holders = [view, ...others];
    const own = new Set(holders.flatMap(({ words }) => words.map(rankOf)));
    const told = claims.words.filter((word) => rankOf(word) >= 0);
    const wrong = told.length === 0 ? claims.words[0] : told.find((word) => !own.has(rankOf(word)));
    if (wrong === undefined || !isOpen(claims, wrong.start, wrong.end)) return [];
    return [{ kind: 'other', text: wrong.text, start: wrong.start, end: wrong.end }];
  });
}
