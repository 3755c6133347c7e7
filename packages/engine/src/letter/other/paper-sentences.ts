import { phraseList } from '../../language/text/phrase-list.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { joinAlike } from './join-alike.ts';
import type { OtherWords } from './other-sentences.ts';
import { tellPapers } from './say-paper.ts';
import { listShownPapers, type ShownPaper } from './shown-papers.ts';

/** The degrees, papers and licences that are asked for and held, alike ones in one sentence. All languages of letters but English. */
export function paperSentences(scene: LetterScene, words: OtherWords): DraftParagraph {
  const held = listShownPapers(scene);
  const said = held.flatMap(({ said: sentence, facts }) => (sentence === undefined ? [] : [{ sentence, facts }]));
  const whole = [...said, ...namedPapers(held, scene, words)];
  const joined = joinAlike(whole, scene.language);
  return joined.every(({ sentence, facts }) => scene.verify(sentence, facts).length === 0) ? joined : whole;
}

/** Papers that no sentence of their own says: those whose kind tells the article in sentences, others by their names. */
function namedPapers(held: readonly ShownPaper[], scene: LetterScene, words: OtherWords): DraftParagraph {
  const papers = held.filter((paper) => paper.said === undefined);
  const also = papers.length < held.length;
  const whole = tellPapers(papers, scene.language, also);
  const told = whole.map(({ sentence, told: own }) => ({ sentence, facts: own.flatMap(({ facts }) => facts) }));
  // A degree by its bare name says nothing that a sentence could hold.
  const others = papers.filter(
    (paper) =>
      !whole.some((each) => each.told.includes(paper)) &&
      paper.facts.some(({ pointer }) => !pointer.startsWith('/education/')),
  );
  const list = phraseList(
    others.map(({ text }) => text),
    scene.language,
  );
  const listed =
    others.length === 0 ? [] : [{ sentence: words.papers(list), facts: others.flatMap(({ facts }) => facts) }];
  return [...told, ...listed].filter(({ sentence, facts }) => scene.verify(sentence, facts).length === 0);
}
