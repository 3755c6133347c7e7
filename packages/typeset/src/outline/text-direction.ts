import type { Letter, Resume } from '@shortlist/schema';

/** The direction that most letters of a document run in. */
export function textDirection(resume: Resume): 'ltr' | 'rtl' {
  const text = JSON.stringify(Object.values(resume));
  const right = text.match(/[\p{Script=Hebrew}\p{Script=Arabic}]/gu)?.length ?? 0;
  if (right === 0) return 'ltr';
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
