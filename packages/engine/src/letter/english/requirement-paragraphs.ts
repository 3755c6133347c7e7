import { endSentence } from '../../language/text/end-sentence.ts';
import type { Proof } from '../content/choose-proofs.ts';
import { isMereDuty } from '../content/worth-of-line.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { askedPoint } from './asked-point.ts';
import { namedAnew } from './named-anew.ts';
import type { AskedPhrase } from './phrase-requirement.ts';
import { sentenceOf, withAlso } from './proof-paragraphs.ts';
import type { ToldJob } from './who-sentences.ts';

/**
 * The proofs of a formal letter: for each point of the advertisement that one of them answers, the point and then the answer; what answers
 * no single point follows as further experience. English.
 */
export function requirementParagraphs(proofs: readonly Proof[], scene: LetterScene, told?: ToldJob): DraftParagraph[] {
  const points: DraftParagraph = [];
  const further: DraftParagraph = [];
  const said = new Set<string>();
  const placed = new Set<string>();
  let last = { item: '', times: 0 };
  let before: number | undefined = told === undefined ? undefined : Number(told.item.split('/').at(-1));
  for (const proof of inOrder(proofs, scene)) {
    const point = askedPoint(proof, scene.posting, said, proofs);
    const target = point === undefined ? further : points;
    last = last.item === proof.item ? { ...last, times: last.times + 1 } : { item: proof.item, times: 0 };
    const named =
      proof.item === told?.item ? 'In my present position, ' : placed.has(proof.item) ? namedAnew(proof) : undefined;
    placed.add(proof.item);
    const lead = last.times === 0 ? named : goingOn[Math.min(last.times, goingOn.length) - 1];
    const first = sentenceOf(proof, { previous: undefined, further: false, lead }, scene);
    // Of a job that cannot be named: without "before that" its deed would be laid to the job named last.
    const whole =
      last.times === 0 && lead === undefined && before !== undefined && /^(?:I|My) /.test(first ?? '')
        ? sentenceOf(proof, { previous: before, further: false, lead: undefined }, scene)
        : first;
    const sentence = whole !== undefined && lead === '' ? withAlso(whole) : whole;
    if (sentence === undefined) continue;
    before = proof.job;
    if (point !== undefined) {
      said.add(point.phrase.text);
      target.push({ sentence: endSentence(leadOf(point.phrase, said.size)), facts: [point.fact] });
    }
    target.push({ sentence, facts: proof.facts });
  }
  const paragraphs = [points, further].filter((paragraph) => paragraph.length > 0);
  return scene.length === 'short' ? [paragraphs.flat()] : paragraphs;
}

/** What answers a point first, each part latest job first. */
function inOrder(proofs: readonly Proof[], scene: LetterScene): Proof[] {
  const answering = new Set(
    proofs.filter((proof) => askedPoint(proof, scene.posting, new Set(), proofs) !== undefined),
  );
  return proofs.toSorted(
    (a, b) =>
      Number(answering.has(b)) - Number(answering.has(a)) ||
      a.job - b.job ||
      Number(isMereDuty(a.line)) - Number(isMereDuty(b.line)),
  );
}

/** Further deeds of a job that has just been named. */
const goingOn = ['', 'In addition, ', 'Furthermore, '];

const asks = ['Your advertisement asks for', 'You also ask for', 'Your advertisement further names'];
const dos = [
  'The position asks for someone to',
  'The role also asks for someone to',
  'Your advertisement further asks for someone to',
];

function leadOf(phrase: AskedPhrase, count: number): string {
  const leads = phrase.kind === 'ask' ? asks : dos;
  return `${leads[Math.min(count, leads.length) - 1]} ${phrase.text}`;
}
