import { printedFields } from '@shortlist/schema';
import type { Content } from './request.ts';

/** What is set at most: a resume as long as we read one, in words that a page can break, on so many pages. Of these only the first ones are shown as SVG, in so many bytes. */
export const documentLimits = { characters: 160_000, word: 2000, pages: 80, shownPages: 20, shownBytes: 8_000_000 };

export type LimitCode = 'too-long' | 'too-many-pages' | 'out-of-time' | 'preview-out-of-time' | 'out-of-memory';

/** A document that is not set because it is beyond a limit. */
export class DocumentLimitError extends Error {
  readonly code: LimitCode;
  constructor(code: LimitCode) {
    super(words[code]);
    this.name = 'DocumentLimitError';
    this.code = code;
  }
}

const words: Record<LimitCode, string> = {
  'too-long': `The document has more than ${documentLimits.characters.toLocaleString('en')} characters, or a word of more than ${documentLimits.word.toLocaleString('en')}.`,
  'too-many-pages': `The document has more than ${documentLimits.pages} pages.`,
  'out-of-time': 'The document took too long to set.',
  'preview-out-of-time': 'The preview took too long to set.',
  'out-of-memory': 'The document took too much memory to set.',
};

/** Whether a text, or all texts that a resume or letter prints together, is longer than what is set. A photo is no text. */
export function isTooLong(content: Content | string): boolean {
  const texts = typeof content === 'string' ? [content] : textsOf(content);
  let characters = 0;
  for (const text of texts) {
    characters += text.length;
    if (characters > documentLimits.characters || hasLongWord(text)) return true;
  }
  return false;
}

/** Where a line can break: between words, and beside letters of scripts that write without spaces. */
const breaks =
  /[\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

function hasLongWord(text: string): boolean {
  if (text.length <= documentLimits.word) return false;
  let start = 0;
  for (const { index } of text.matchAll(breaks)) {
    if (index - start > documentLimits.word) return true;
    start = index + 1;
  }
  return text.length - start > documentLimits.word;
}

function* textsOf(content: Content): Generator<string> {
  const open: unknown[] = [content.kind === 'letter' ? content.letter : withoutPicture(printedFields(content.resume))];
  for (let value = open.pop(); open.length > 0 || value !== undefined; value = open.pop()) {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) open.push(...Object.values(value).filter(isFilled));
  }
}

const isFilled = (value: unknown) => value !== undefined && value !== null;

function withoutPicture(resume: Extract<Content, { kind: 'resume' }>['resume']): object {
  const { image: _image, ...basics } = resume.basics ?? {};
  return { ...resume, basics };
}
