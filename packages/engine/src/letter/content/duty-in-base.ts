import { readVerb, type VerbForm } from '../../language/deeds/action-verbs.ts';
import { isNounLike, opensObject } from '../../language/deeds/noun-like-verbs.ts';

const wordPattern = /[\p{L}\p{N}$€£][\p{L}\p{N}'’.-]*/gu;

/**
 * What is to be done, as it follows "someone to": "Fielding complaints and coordinating the solutions" → "field complaints and coordinate the
 * solutions". `among`: the form that the lines of its list begin with, which tells a verb where the word could be a noun. Undefined where
 * a word could be either. English.
 */
export function dutyInBase(line: string, among?: VerbForm): string | undefined {
  const words = [...line.matchAll(wordPattern)].map(({ 0: text, index: start }) => ({
    text,
    start,
    end: start + text.length,
  }));
  const at = /^\p{L}+ly$/u.test(words[0]?.text ?? '') ? 1 : 0;
  const first = words[at];
  const form = first === undefined ? undefined : readVerb(first.text)?.form;
  const next = words[at + 1];
  if (first === undefined || next === undefined || form === undefined || form === 'past') return undefined;
  if (!/^[ ,]/.test(line.slice(first.end, next.start)) || /^(?:of|for)$/i.test(next.text)) return undefined;
  if (form !== among && isNounLike(first.text.toLowerCase()) && !opensObject(next.text) && !isPair(line, words, at))
    return undefined;
  let said = line;
  for (let i = words.length - 1; i >= at; i--) {
    const word = words[i];
    const put = word === undefined ? undefined : inBase(word.text, form);
    if (word === undefined || put === undefined) continue;
    if (i > at) {
      const joint = line.slice(words[i - 1]?.end, word.start);
      const isJoined = /,/.test(joint) || /^(?:and|or)$/i.test(words[i - 1]?.text ?? '') || /&/.test(joint);
      if (!isJoined) continue;
      const follows = words[i + 1]?.text ?? '';
      const isChained = words.slice(at + 1, i).every(({ text }) => /^and$/i.test(text));
      if (isNounLike(word.text.toLowerCase()) && !opensObject(follows) && !isChained) {
        // "… and training", "… and reports": a thing as well as a deed.
        if (form === 'gerund' && follows !== '' && !/^(?:and|or|of|for|in)$/i.test(follows)) return undefined;
        continue;
      }
      if (follows === '') continue;
    }
    said = said.slice(0, word.start) + put + said.slice(word.end);
  }
  return said.charAt(0).toLowerCase() + said.slice(1);
}

/** The base of a word that has the form of the opening verb. */
function inBase(word: string, form: VerbForm): string | undefined {
  const read = readVerb(word);
  return read?.form === form ? read.verb.base : undefined;
}

/** "Plan and run …": each word alone might be a noun, both together are what is to be done. */
function isPair(line: string, words: { text: string; start: number; end: number }[], at: number): boolean {
  const [first, joint, second, object] = words.slice(at, at + 4);
  if (first === undefined || joint === undefined || second === undefined || object === undefined) return false;
  const form = readVerb(first.text)?.form;
  return /^and$/i.test(joint.text)
    ? readVerb(second.text)?.form === form && !/^(?:of|and|for)$/i.test(object.text)
    : line.slice(first.end, joint.start).startsWith(',') && readVerb(joint.text)?.form === form;
}
