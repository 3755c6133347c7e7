import type { Letter } from '@shortlist/schema';
import { hasOwnWords } from './has-own-words.ts';

/** How much of a sentence tells two letters apart, in characters. */
const most = 90;

/** A letter among its versions, told by what it says and the one that stands now does not, or the other way round: "Warm, short: I met your team in …" */
export function describeVersion(then: Letter, now: Letter): string {
  const style = `${then.tone.charAt(0).toUpperCase()}${then.tone.slice(1)}, ${then.length}`;
  return `${style}${hasOwnWords(then) ? ', in your words' : ''}: ${tellApart(then, now)}`;
}

function tellApart(then: Letter, now: Letter): string {
  const own = findOwnSentence(then, now);
  if (own !== undefined) return clip(own);
  const added = findOwnSentence(now, then);
  return added === undefined ? 'word for word the letter that stands now' : `without “${clip(added)}”`;
}

/** The first sentence of a letter that another one does not have. */
function findOwnSentence(letter: Letter, other: Letter): string | undefined {
  const known = new Set(sentencesOf(other));
  return sentencesOf(letter).find((sentence) => !known.has(sentence));
}

function sentencesOf({ subject, greeting, paragraphs, closing, signature }: Letter): string[] {
  return [...paragraphs.flatMap((text) => text.split(/(?<=[.!?])\s+/u)), greeting, subject, closing, signature];
}

function clip(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;
}
