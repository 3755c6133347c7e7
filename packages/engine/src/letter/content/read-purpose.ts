import { readVerb, type VerbForm } from '../../language/deeds/action-verbs.ts';

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
