import { t } from '@lingui/core/macro';
import type { Letter } from '@shortlist/schema';
import { i18n } from '#i18n';
import { hasOwnWords } from './has-own-words.ts';
import { lengthWords, toneWords } from './letter-words.ts';

/** How much of a sentence tells two letters apart, in characters. */
const most = 90;

/** A letter among its versions, told by what it says and the one that stands now does not, or the other way round: "Warm, short: I met your team in …" */
export function describeVersion(then: Letter, now: Letter): string {
  const style = [i18n._(toneWords[then.tone]), i18n._(lengthWords[then.length]).toLocaleLowerCase(i18n.locale)];
  if (hasOwnWords(then)) style.push(t`in your words`);
  return t`${{ style: style.join(', ') }}: ${{ text: tellApart(then, now) }}`;
}

function tellApart(then: Letter, now: Letter): string {
  const own = findOwnSentence(then, now);
  if (own !== undefined) return clip(own);
  const added = findOwnSentence(now, then);
  return added === undefined ? t`identical to the current letter` : t`without “${{ sentence: clip(added) }}”`;
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
