import type { Span } from '@shortlist/schema';
import type { Claims } from '../claims.ts';
import { isAlike } from '../reading/is-alike.ts';
import type { FactIndex } from './index-facts.ts';

/** The grades of a sentence ("a 2:1 in Computer Science") that stand so in the entry of the degree that it names. */
export function trueGrades({ text, words, language }: Omit<Claims, 'lines'>, index: FactIndex): Span[] {
  return index.views.flatMap(({ fact, item }): Span[] => {
    const grade = fact.text.trim();
    if (!/^\/education\/\d+\/score$/.test(fact.pointer) || !/\d/.test(grade) || grade.length > 24) return [];
    const start = text.indexOf(grade);
    const end = start + grade.length;
    if (start < 0 || /[\p{L}\d]/u.test(text[start - 1] ?? '') || /^[.,:]?[\p{L}\d]/u.test(text.slice(end))) return [];
    const isNamed = index.views.some(
      (view) =>
        view.item === item &&
        /\/(?:area|institution|studyType)$/.test(view.fact.pointer) &&
        words.some((word) => word.word.length > 3 && view.words.some((own) => isAlike(word, own, language))),
    );
    return isNamed ? [{ start, end }] : [];
  });
}
