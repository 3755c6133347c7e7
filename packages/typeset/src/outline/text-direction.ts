import type { Letter, Resume } from '@shortlist/schema';
import type { Outline } from './outline.ts';

/** The direction that most letters run in of what a document says at its head. */
export function textDirection(resume: Resume): 'ltr' | 'rtl' {
  const names = [resume.basics?.name, resume.basics?.label, resume.basics?.summary].join(' ');
  const rightNames = names.match(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu)?.length ?? 0;
  const leftNames = names.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return rightNames > leftNames ? 'rtl' : 'ltr';
}

/** The direction of a letter's text. */
export function letterDirection(letter: Letter): 'ltr' | 'rtl' {
  const text = letter.paragraphs.join(' ');
  const right = text.match(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu)?.length ?? 0;
  return right > (text.match(/\p{Script=Latin}/gu)?.length ?? 0) ? 'rtl' : 'ltr';
}

/** The same outline, where it runs from the right with each text marked that does not: "+46 70 555" would begin with 555 otherwise. */
export function markLeftToRight(outline: Outline): Outline {
  return outline.direction === 'rtl' ? (mark(outline) as Outline) : outline;
}

function mark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value !== 'object' || value === null) return value;
  const marked = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mark(part)]));
  const isSpan = typeof marked.text === 'string' && typeof marked.pointer === 'string';
  return isSpan && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(marked.text as string)
    ? { ...marked, ltr: true }
    : marked;
}
