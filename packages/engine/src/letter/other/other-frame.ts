import { isOwnForm } from '../form/own-form.ts';
import { turnOf } from '../form/turn-of.ts';
import type { LetterFrame } from '../letter-frame.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { applySentences, namesFor } from './other-opening.ts';
import type { OtherWords } from './other-sentences.ts';
import { studySentence } from './other-studies.ts';
import { otherWords } from './other-words.ts';
import { paperSentences } from './paper-sentences.ts';
import { postSentence } from './post-sentence.ts';
import { languageSentence } from './shown-languages.ts';
import { degreeSentence } from './shown-papers.ts';

/** The sentences of a letter in another language than English around the quoted lines. */
export function otherFrame(scene: LetterScene): LetterFrame {
  const words = otherWords(scene.language, scene.tone, isOwnForm(scene.posting, scene.resume));
  return {
    apply: beginSmall(applySentences(scene, words), scene.language),
    studies: studySentence(scene),
    post: (at) => postSentence(at, scene),
    held: [...paperSentences(scene, words), ...languageSentence(scene)],
    degree: () => degreeSentence(scene),
    entered: [],
    close: closingSentences(scene, words),
  };
}

/** An offer to talk that names the employer where the gate lets it stand; which one takes turns with the name. */
function closingSentences(scene: LetterScene, words: OtherWords): DraftParagraph {
  const employer = namesFor(scene, words)[1];
  const forms = employer === undefined ? [] : words.closeAt.map((say) => say(employer).replace(/\.\.$/, '.'));
  const turn = turnOf(`${employer}${scene.posting.title}`, forms.length);
  const own = [...forms.slice(turn), ...forms].find((sentence) => scene.verify(sentence, scene.facts).length === 0);
  return (own === undefined ? words.close : [own]).map((sentence) => ({ sentence, facts: [] }));
}

/** German goes on in small letters after the comma of the greeting. */
const beginSmall = (sentences: DraftParagraph, language: string): DraftParagraph =>
  language !== 'de'
    ? sentences
    : sentences.map((each, i) =>
        i === 0
          ? {
              ...each,
              sentence: each.sentence.replace(/^(?:Hiermit|Gern|Ich)(?!\p{L})/u, (word) => word.toLowerCase()),
            }
          : each,
      );
