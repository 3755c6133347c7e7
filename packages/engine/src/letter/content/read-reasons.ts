import type { Posting } from '@shortlist/schema';
import { readVerb, type VerbForm } from '../../language/deeds/action-verbs.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { answersRequirement, countShared } from '../../lexicon/relate/answers-requirement.ts';
import { type Duty, readDuties } from './read-duties.ts';

/**
 * Why this employer and role, in the posting's own words: what it is for, and up to two duties that can follow "someone to", those first
 * that one of the person's `deeds` answers.
 */
export type Reason = { purpose?: Duty; duties: Duty[] };

export function findReason(posting: Posting, deeds: readonly string[] = []): Reason {
  const all = readDuties(posting).filter(({ text }) => text.length <= 95 && !/\p{L}\/\p{L}/u.test(text));
  const answers = new Map(all.map((duty) => [duty, deeds.filter((deed) => answersRequirement(deed, duty.text))]));
  const answered = all.filter((duty) => answers.get(duty)?.length !== 0);
  const purpose = findPurpose(posting);
  // Two duties that the person's work answers: one that it does not would only show what is missing.
  const chosen: Duty[] = [];
  const told = new Set<string>();
  for (const duty of answered.toSorted((one, other) => weighDuty(other, answers) - weighDuty(one, answers))) {
    if (chosen.length > 1 || !isNew(duty, chosen)) continue;
    // The second is for another deed than the first.
    if (chosen.length > 0 && answers.get(duty)?.every((deed) => told.has(deed))) continue;
    chosen.push(duty);
    for (const deed of answers.get(duty) ?? []) told.add(deed);
  }
  return {
    duties: chosen.sort((one, other) => all.indexOf(one) - all.indexOf(other)),
    ...(purpose === undefined ? {} : { purpose }),
  };
}

/** How well a duty is answered: by how many deeds, and how nearly in its own words. */
function weighDuty(duty: Duty, answers: ReadonlyMap<Duty, readonly string[]>): number {
  const deeds = answers.get(duty) ?? [];
  const nearest = Math.max(0, ...deeds.map((deed) => countShared(deed, duty.text)));
  return Math.min(2, deeds.length) + Math.min(3, nearest);
}

/** Not one that begins with the words of an earlier one ("maintain live sites", "maintain test sites"). */
function isNew({ text }: Duty, chosen: readonly Duty[]): boolean {
  const first = text.split(' ')[0];
  return !chosen.some((other) => other.text.split(' ')[0] === first);
}

const selling =
  /\b(?:(?:is|are|'re|currently) (?:looking|seeking|hiring|recruiting)|looking for|seek(?:s|ing)?|succeed(?:s|ing)?|retires?|priority|candidates?|apply|benefits?|salary|bonus|competitive|equal opportunit\w*|discriminat\w*|fast[- ]paced|dynamic|passionate|world[- ]class|leading|best[- ]in|exciting|amazing|rock ?star|ninja|great place|values? (?:its|our|their)|views? (?:its |our )?employees|employees as|you|your|award|opening|vacanc\w*|position|role|job|area|also|however|therefore|that up|these|those|such|immediate|responsib\w*|requires?|reports? to)\b|[!?…:•|]/i;

/** How large an employer is, or what it earns: nothing that it has to be told. */
const sized =
  /[£$€]\s?\d|\b(?:listed|revenue|turnover|headcount)\b|^[^,]* (?:is|are) an? .*\bwith (?:about |over |more than |some )?\d/i;

/** Sentences of a copied text that lost the space between them. */
const runOn = /(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})/gu;

/** A sentence in which the employer says what it does: a name or "We", then a verb. */
function findPurpose(posting: Posting): Duty | undefined {
  const found = splitSentences(posting.text.slice(0, 6000).replace(runOn, ' ')).find(
    (sentence) =>
      sentence.length >= 30 &&
      sentence.length <= 150 &&
      /[^.]\.$/.test(sentence) &&
      !selling.test(sentence) &&
      !sized.test(sentence) &&
      (readPurpose(sentence) !== undefined || isOfMany(sentence, posting.employer)),
  );
  return found === undefined
    ? undefined
    : {
        text: found.replace(/\.$/, '').replaceAll('“', '‘').replaceAll('”', '’'),
        fact: { source: 'posting', pointer: '/text', text: found },
      };
}

/** "Harbour Partners invest in …": a name that sounds like many, of the employer only. */
function isOfMany(sentence: string, employer: string | undefined): boolean {
  if (employer === undefined || !/s$/.test(employer) || !sentence.startsWith(`${employer} `)) return false;
  return readVerb(/^\p{Ll}+/u.exec(sentence.slice(employer.length + 1))?.[0] ?? '')?.form === 'base';
}

/** The subject and verb of a sentence in which an employer says what it does, or undefined. */
export function readPurpose(sentence: string): { subject: string } | undefined {
  const start =
    /^(We|Our (?:team|school|hospital|clinic|company|charity|library|museum|trust)|(?:The )?\p{Lu}[\p{L}&'’.-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}&'’.-]*)){0,4}) (\p{Ll}+)(?:, \p{Ll}+s)*,? /u.exec(
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
  /^(?:know|believe|think|feel|want|love|like|hope|need|value|trust|understand|recogni[sz]e|expect|encourage|welcome|invite|ask|require|offer|pay|guarantee|reserve|consider|appreciate|respect|treat|thank|regret|commit|strive|promise|have|do|count|hire|get|go|reward|recruit|look)$/;
