import type { Fact, Posting, Span } from '@shortlist/schema';
import { readVerb, type VerbForm } from '../../language/deeds/action-verbs.ts';
import { capitalise, putVerbs, readOpening } from '../../language/deeds/open-with-verb.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { phraseRequirement } from '../english/phrase-requirement.ts';
import { answersRequirement } from './answers-requirement.ts';

type Words = { text: string; fact: Fact };

/**
 * Why this employer and role, in the posting's own words: what it is for, and up to two duties that can follow "someone to", those first
 * that one of the person's `deeds` answers.
 */
export type Reason = { purpose?: Words; duties: Words[] };

export function findReason(posting: Posting, deeds: readonly string[] = []): Reason {
  const duties: Words[] = [];
  for (const duty of posting.responsibilities) {
    const text = asDuty(duty.text);
    if (text !== undefined && text.length <= 95 && !/\p{L}\/\p{L}/u.test(text))
      duties.push({ text, fact: postingFact(posting, duty) });
  }
  const answered = duties.filter(({ text }) => deeds.some((deed) => answersRequirement(deed, text)));
  const purpose = findPurpose(posting);
  // Two duties that the person's work answers: one that it does not would only show what is missing.
  const chosen = answered.filter(isNew).slice(0, 2);
  return {
    duties: chosen.sort((a, b) => duties.indexOf(a) - duties.indexOf(b)),
    ...(purpose === undefined ? {} : { purpose }),
  };
}

/** Not one that begins with the words of an earlier one ("maintain live sites", "maintain test sites"). */
function isNew({ text }: Words, at: number, all: readonly Words[]): boolean {
  const first = text.split(' ')[0];
  return !all.slice(0, at).some((other) => other.text.split(' ')[0] === first);
}

/** A duty that can follow "someone to": "Managing disclosure from collection to production" → "manage disclosure …". */
function asDuty(text: string): string | undefined {
  const phrase = phraseRequirement(text);
  if (phrase === undefined) return pairOfVerbs(text);
  if (phrase.kind === 'do') return phrase.text;
  const opening = readOpening(capitalise(phrase.text));
  return opening?.form === 'gerund' ? putVerbs(phrase.text, 'base') : undefined;
}

/** "Plan and run paid search": each word alone might be a noun, both together are what is to be done. */
function pairOfVerbs(text: string): string | undefined {
  const line = text.trim().replace(/[.;,]+$/, '');
  const [, first = '', second = ''] = /^(\p{Lu}\p{Ll}+) and (\p{Ll}+) (?!of\b|and\b|for\b)/u.exec(line) ?? [];
  return line.length > 110 ||
    readVerb(first)?.form !== 'base' ||
    readVerb(second)?.form !== 'base' ||
    /[•|:;?!()]|\b(?:you|your|our|experience|skills|knowledge|ability)\b/i.test(line)
    ? undefined
    : line.charAt(0).toLowerCase() + line.slice(1);
}

/** The posting's own words as a fact that supports no claim about the person. */
export function postingFact(posting: Posting, { start, end, text }: Span & { text?: string }): Fact {
  return { source: 'posting', pointer: '/text', text: text ?? posting.text.slice(start, end) };
}

const selling =
  /\b(?:(?:is|are|'re|currently) (?:looking|seeking|hiring|recruiting)|looking for|seek(?:s|ing)?|succeed(?:s|ing)?|retires?|priority|candidates?|apply|benefits?|salary|bonus|competitive|equal opportunit\w*|discriminat\w*|fast[- ]paced|dynamic|passionate|world[- ]class|leading|best[- ]in|exciting|amazing|rock ?star|ninja|great place|values? (?:its|our|their)|views? (?:its |our )?employees|employees as|you|your|award|opening|vacanc\w*|position|role|job|area|also|however|therefore|that up|these|those|such|immediate|responsib\w*|requires?|reports? to)\b|[!?…:•|]/i;

/** How large an employer is, or what it earns: nothing that it has to be told. */
const sized =
  /[£$€]\s?\d|\b(?:listed|revenue|turnover|headcount)\b|^[^,]* (?:is|are) an? .*\bwith (?:about |over |more than |some )?\d/i;

/** A sentence in which the employer says what it does: a name or "We", then a verb. */
function findPurpose(posting: Posting): Words | undefined {
  const found = splitSentences(posting.text.slice(0, 6000)).find(
    (sentence) =>
      sentence.length >= 30 &&
      sentence.length <= 150 &&
      /[^.]\.$/.test(sentence) &&
      !selling.test(sentence) &&
      !sized.test(sentence) &&
      readPurpose(sentence) !== undefined,
  );
  return found === undefined
    ? undefined
    : {
        text: found.replace(/\.$/, '').replaceAll('“', '‘').replaceAll('”', '’'),
        fact: { source: 'posting', pointer: '/text', text: found },
      };
}

/** The subject and verb of a sentence in which an employer says what it does, or undefined. */
export function readPurpose(sentence: string): { subject: string } | undefined {
  const start =
    /^(We|Our (?:team|school|hospital|clinic|company|charity|library|museum|trust)|(?:The )?\p{Lu}[\p{L}&'’.-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}&'’.-]*)){0,4}) (\p{Ll}+) /u.exec(
      sentence,
    );
  const form = start === null ? undefined : formOf(start[2] ?? '', sentence.slice(start[0].length));
  if (
    start === null ||
    form === undefined ||
    /^(?:That|This|It|They|There|These|Those|What|Which|Who|Every|All|Each|If|When|As|In|On|At|For|With|He|She|Please|Must|Will|Can)\b/.test(
      sentence,
    )
  )
    return undefined;
  const subject = start[1] ?? '';
  if (/(?:^| )(?:of|the|and|&)$/.test(subject) || (subject === 'We' && opinions.test(start[2] ?? ''))) return undefined;
  return form === (subject === 'We' ? 'base' : 'third') ? { subject } : undefined;
}

function formOf(word: string, after: string): VerbForm | undefined {
  if (word === 'is' && /^(?:an?|the|part of|home to) /.test(after)) return 'third';
  return readVerb(word)?.form;
}

/** What "we" think or want tells of no work. */
const opinions =
  /^(?:know|believe|think|feel|want|love|like|hope|need|value|trust|understand|recogni[sz]e|expect|encourage|welcome|invite|ask|require|offer|pay|guarantee|reserve|consider|appreciate|respect|treat|thank|regret|commit|strive|promise)$/;
