import { readVerb } from '../../language/deeds/action-verbs.ts';
import type { Proof } from '../content/choose-proofs.ts';
import { isMereDuty } from '../content/worth-of-line.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { rolesOf } from './apply-and-close.ts';
import { namedAnew } from './named-anew.ts';
import { sentenceOf } from './proof-paragraphs.ts';
import type { ToldJob } from './who-sentences.ts';

/** The opening of a warm letter: the best proof, then what the letter is for. `told` is the job that it names. English. */
export function hookParagraph(
  proofs: readonly Proof[],
  scene: LetterScene,
): { proof: Proof; sentences: DraftParagraph; told: ToldJob } | undefined {
  const ranked = proofs.toSorted((a, b) => opens(b) - opens(a));
  for (const proof of ranked) {
    const sentence = sentenceOf(proof, { previous: undefined, further: false, lead: undefined }, scene);
    const wish = wishSentence(scene, isPast(sentence ?? ''));
    if (sentence === undefined || !/^(?:As|At) /.test(sentence) || wish === undefined) continue;
    return {
      proof,
      sentences: [{ sentence, facts: proof.facts }, wish],
      told: { item: proof.item, lead: proof.current ? 'In my present role, ' : namedAnew(proof), begun: true },
    };
  }
  return undefined;
}

/** Whether a sentence tells of something done: its verb after "I" stands in the past. */
function isPast(sentence: string): boolean {
  const verb = / I (\p{Ll}+)/u.exec(sentence)?.[1] ?? '';
  return /^(?:was|had|have|cut|set|put|beat)$/.test(verb) || readVerb(verb)?.form === 'past';
}

/** How well a line opens a letter: a result with its figure before a duty, the present or the last job before an old one. */
function opens({ line, worth, job }: Proof): number {
  const verb = /^\p{L}+/u.exec(line)?.[0] ?? '';
  const result = /\d/.test(line) && (readVerb(verb)?.form === 'past' || /^(?:cut|set|put|beat)$/i.test(verb));
  return worth + (result ? 2 : 0) - (isMereDuty(line) ? 2 : 0) - job * 3;
}

/** "I would like to bring that to the Head Chef position at Maple House.": the fullest that the gate lets stand. */
function wishSentence(scene: LetterScene, past: boolean): DraftParagraph[number] | undefined {
  const lead = past ? 'I would like to bring that experience to' : 'I would now like to bring that to';
  return [...rolesOf(scene.posting), 'position you advertise']
    .map((role) => ({ sentence: `${lead} the ${role}.`, facts: [] }))
    .find(({ sentence }) => scene.verify(sentence, scene.facts).length === 0);
}
