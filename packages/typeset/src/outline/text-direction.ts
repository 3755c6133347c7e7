import type { Letter, Resume } from '@shortlist/schema';
import { mapData } from './map-data.ts';
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
  return outline.direction === 'rtl' ? mapData(outline, mark) : outline;
}

function mark(value: string | Record<string, unknown>): unknown {
  if (typeof value === 'string' || typeof value.text !== 'string' || typeof value.pointer !== 'string') return value;
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(value.text) ? value : { ...value, ltr: true };
}
