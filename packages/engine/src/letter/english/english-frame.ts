import { isTraining } from '../../language/titles/is-training.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import type { LetterFrame } from '../letter-frame.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { applySentence, closingSentences } from './apply-and-close.ts';
import { credentialSentences, degreeSentence } from './credential-sentences.ts';
import { degreeAmongPapers } from './degree-among-papers.ts';
import { enteredAnswers } from './entered-answers.ts';
import { languageSentence } from './language-sentence.ts';
import { furtherClaims, yearsClaim } from './own-claims.ts';
import { postSentence, studySentence } from './post-and-study.ts';

/** The sentences of an English letter around the quoted lines. */
export function englishFrame(scene: LetterScene): LetterFrame {
  // A student's side job and internship say less of them than what they study.
  const isOfTrade = (scene.resume.work ?? []).some(
    ({ position = '' }) => !isTraining(position) && isSameTrade(position, scene.posting.title ?? ''),
  );
  const studying = isOfTrade ? [] : studySentence(scene);
  const hasWork = (scene.resume.work ?? []).length > 0;
  return {
    apply: applySentence(scene),
    studies: studying.length > 0 ? studying : hasWork ? yearsClaim(scene) : degreeSentence(scene),
    post: (at) => postSentence(at, scene),
    held: heldSentences(scene),
    degree: () => {
      const studied = degreeSentence(scene, { unasked: true });
      return studied.length > 0 ? studied : degreeAmongPapers(scene);
    },
    entered: enteredAnswers(scene),
    close: closingSentences(scene),
  };
}

function heldSentences(scene: LetterScene): DraftParagraph {
  const tongues = languageSentence(scene);
  const further = furtherClaims(scene).filter(
    ({ sentence }) => tongues.length === 0 || !/native|fluent/.test(sentence),
  );
  return [...credentialSentences(scene), ...tongues, ...further];
}
