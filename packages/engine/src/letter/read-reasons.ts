import type { Fact, Posting, Span } from '@shortlist/schema';
import { readVerb } from '../language/action-verbs.ts';
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

const selling =
  /\b(?:(?:is|are|'re|currently) (?:looking|seeking|hiring|recruiting)|looking for|seeking|candidates?|apply|benefits?|salary|bonus|competitive|equal opportunit\w*|discriminat\w*|fast[- ]paced|dynamic|passionate|world[- ]class|leading|best[- ]in|exciting|amazing|rock ?star|ninja|great place|you|your|award|opening|vacanc\w*|position|role|job|area|also|however|therefore|that up|these|those|such|immediate|responsib\w*|requires?|reports? to)\b|[!?…:•|]/i;

/** A sentence in which the employer says what it does: a name or "We", then a verb. */
function findPurpose(posting: Posting): Words | undefined {
  const found = splitSentences(posting.text.slice(0, 6000)).find(
    (sentence) =>
      sentence.length >= 30 &&
      sentence.length <= 150 &&
      /[^.]\.$/.test(sentence) &&
      !selling.test(sentence) &&
      saysWhatItDoes(sentence),
  );
  return found === undefined
    ? undefined
    : {
        text: found.replace(/\.$/, '').replaceAll('“', '‘').replaceAll('”', '’'),
        fact: { source: 'posting', pointer: '/text', text: found },
      };
}

function saysWhatItDoes(sentence: string): boolean {
  const start =
    /^(?:(We|Our (?:team|school|hospital|clinic|company|charity|library|museum|trust))|(?:The )?\p{Lu}[\p{L}&'’.-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}&'’.-]*)){0,4}) (\p{Ll}+) /u.exec(
      sentence,
    );
  const verb = start === null ? undefined : readVerb(start[2] ?? '');
  if (
    start === null ||
    verb === undefined ||
    /^(?:That|This|It|They|There|These|Those|What|Which|Who|Every|All|Each|If|When|As|In|On|At|For|With|He|She|Please|Must|Will|Can)\b/.test(
      sentence,
    )
  )
    return false;
  return start[1] === 'We' ? verb.form === 'base' : verb.form === 'third';
}
