import { readVerb } from './action-verbs.ts';
import { isNounLike } from './noun-like-verbs.ts';

/** A verb in the present behind a comma or "and", with what it acts on. */
const present =
  /(?:,|\band) (?:help|handle|manage|maintain|provide|ensure|assist|make|prepare|perform|develop|create|respond|answer|train|lead) (?:the|all|any|an?|with|team|clients?|customers?|\p{Ll}+(?:s|ing|ion|ment)) /u;
/** "Tracked registrations, as well as attain rooms": the same, further on. */
const presentLater =
  /\bas well as (?:attain|obtain|assist|maintain|provide|ensure|prepare|create|help|manage|handle|develop) /iu;
const joined = /(?:,| and|, and) (\p{Ll}+) (\p{Ll}+)/gu;
const object = /^(?:the|an?|all|any|each|every|them|it|their|its|his|her|this|these|those|new|both)$/;
/** Verbs behind which another stands in its base form: "helped residents bathe and dress". */
const causes = /^(?:helped|help|helping|let|made|make|making|watched|heard)$/i;

/** Whether a line has an infinitive, which the bare verbs behind it belong to: "to plan and schedule the work"; "due to a change" is none. */
const hasInfinitive = (line: string): boolean =>
  [...line.matchAll(/\b(?:to|and\/or) (\p{L}+)/gu)].some(([, word = '']) => readVerb(word)?.form === 'base');

/** Whether a line that opens in the past goes on in the present: "screened visitors and schedule them". It is quoted nowhere. */
export function mixesTenses(line: string): boolean {
  if (presentLater.test(line)) return true;
  if (hasInfinitive(line) || line.split(' ').some((word) => causes.test(word)))
    return !hasInfinitive(line) && present.test(line);
  if (present.test(line)) return true;
  return [...line.matchAll(joined)].some(([, word = '', next = '']) => {
    const read = readVerb(word);
    if (read?.form !== 'base' || read.verb.past === word) return false;
    return (
      object.test(next) ||
      (!isNounLike(word) &&
        readVerb(next) === undefined &&
        /^\p{Ll}{3,}$/u.test(next) &&
        !/^(?:of|for|and|or|with|from|into|that)$/.test(next))
    );
  });
}
