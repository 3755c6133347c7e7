import { endSentence } from '../../language/text/end-sentence.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { unwrapLines } from '../../language/text/unwrap-lines.ts';
import { factAt, type SummarySentence, type TailorScene } from '../propose/proposal.ts';
import { sortBy } from '../propose/propose-order.ts';
import { dropFirstPerson } from './drop-first-person.ts';
import { isSaid } from './is-said.ts';
import { isStray, saysNothing } from './says-nothing.ts';
import { openingOf } from './tell-who.ts';

/** At most four of the person's sentences: the first that says who they are, then those that serve the posting, in their order. */
export function keepSentences(own: string, scene: TailorScene): SummarySentence[] {
  const fact = factAt(scene, '/basics/summary');
  const facts = fact === undefined ? [] : [fact];
  const english = scene.language.startsWith('en');
  const all = splitSentences(unwrapLines(own))
    .filter((sentence) => sentence.length > 2 && !isStray(sentence, scene))
    .map((sentence) => (english ? dropFirstPerson(withoutWish(sentence)) : sentence));
  const useful = all.filter((sentence) => !saysNothing(sentence, scene));
  if (useful.length === 0) {
    const opening = openingOf(scene);
    if (opening.length > 0) return opening;
  }
  // What is left of a summary of praise ("Forklift licence.", "Executive assistant.") says nothing of who this is: the titles and dates do.
  if ((useful.length < all.length || useful.join(' ') !== own) && useful.join(' ').split(' ').length < 5) {
    const opening = openingOf(scene);
    const rest = useful.filter((sentence) => !isSaid(sentence, opening.map((each) => each.sentence).join(' ')));
    if (opening.length > 0)
      return [...opening, ...rest.map((sentence) => ({ sentence: endSentence(sentence), facts }))];
  }
  const pool = useful.length === 0 ? all : useful;
  const best = new Set([
    pool[0],
    ...sortBy(pool.slice(1), (sentence) => scene.relevance(sentence) + (/\d/.test(sentence) ? 0.5 : 0)).slice(0, 3),
  ]);
  return pool
    .filter((sentence) => best.has(sentence))
    .map((sentence) => ({ sentence: /[.!?…:;]["”’)]?$/.test(sentence) ? sentence : `${sentence}.`, facts }));
}

/** "Welder with six years in shipyards seeking a post in Hull": what stands before the wish is who this is. */
function withoutWish(sentence: string): string {
  const [, who = ''] =
    /^(.+?),? (?:who is |and |now |currently )*(?:seeking|looking for|in search of) /iu.exec(sentence) ?? [];
  return who.split(' ').length > 5 ? endSentence(who) : sentence;
}
