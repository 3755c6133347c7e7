import type { Letter } from '@shortlist/schema';
import { hasOwnWords } from './has-own-words.ts';

/** How much of a sentence tells two letters apart, in characters. */
const most = 90;

/** A letter among its versions, told by what the one that stands now does not say: "Warm, short: I met your team in …" */
export function describeVersion(then: Letter, now: Letter): string {
  const style = `${then.tone.charAt(0).toUpperCase()}${then.tone.slice(1)}, ${then.length}`;
  return `${style}${hasOwnWords(then) ? ', in your words' : ''}: ${clip(findOwnSentence(then, now))}`;
}

function findOwnSentence(then: Letter, now: Letter): string {
  const standing = new Set(sentencesOf(now));
  return sentencesOf(then).find((sentence) => !standing.has(sentence)) ?? 'word for word the letter that stands now';
}

function sentencesOf({ subject, greeting, paragraphs, closing, signature }: Letter): string[] {
  return [...paragraphs.flatMap((text) => text.split(/(?<=[.!?])\s+/u)), greeting, subject, closing, signature];
}

function clip(text: string): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;
}
