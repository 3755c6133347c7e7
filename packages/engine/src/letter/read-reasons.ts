import type { Fact, Posting, Span } from '@shortlist/schema';
import { splitSentences } from '../language/split-sentences.ts';
import { phraseRequirement } from './phrase-requirement.ts';

type Words = { text: string; fact: Fact };

/** Why this employer and role, in the posting's own words: what it is for, and up to two duties that can follow "someone to". */
export type Reason = { purpose?: Words; duties: Words[] };

export function findReason(posting: Posting): Reason {
  const duties: Words[] = [];
  for (const duty of posting.responsibilities) {
    const phrase = phraseRequirement(duty.text);
    if (phrase?.kind === 'do' && phrase.text.length <= 95 && duties.length < 2)
      duties.push({ text: phrase.text, fact: postingFact(posting, duty) });
  }
  const purpose = findPurpose(posting);
  return { duties, ...(purpose === undefined ? {} : { purpose }) };
}

/** The posting's own words as a fact that supports no claim about the person. */
export function postingFact(posting: Posting, { start, end, text }: Span & { text?: string }): Fact {
  return { source: 'posting', pointer: '/text', text: text ?? posting.text.slice(start, end) };
}

const purposeful =
  /^(?:We|Our (?:team|mission|company|purpose|aim|goal|hospital|school|clinic)|At \p{Lu}[\p{L}&' ]+, we|\p{Lu}[\p{L}&'.]*(?: \p{Lu}[\p{L}&'.]*){0,3}) (?:is to |are here to |exists? to )?(?:help|build|make|serve|provide|care|support|design|deliver|run|teach|treat|produce|supply|connect|protect|bring|create|develop|give|feed|move|work|grow|repair|operate)s?\b/u;
const selling =
  /\b(?:we (?:are|'re) (?:looking|seeking|hiring)|looking for|seeking|candidate|apply|benefit|salary|bonus|competitive|equal opportunit|discriminat|fast[- ]paced|dynamic|passionate|world[- ]class|leading|best[- ]in|exciting|amazing|rock ?star|ninja|great place|you will|your|award|years?|\d)\b|!|\?|…/i;

function findPurpose(posting: Posting): Words | undefined {
  const sentences = splitSentences(posting.text.slice(0, 6000)).filter(
    (sentence) => sentence.length >= 35 && sentence.length <= 170 && /[.]$/.test(sentence),
  );
  const found = sentences.find((sentence) => purposeful.test(sentence) && !selling.test(sentence));
  return found === undefined
    ? undefined
    : {
        text: found.replaceAll('“', '‘').replaceAll('”', '’'),
        fact: { source: 'posting', pointer: '/text', text: found },
      };
}
