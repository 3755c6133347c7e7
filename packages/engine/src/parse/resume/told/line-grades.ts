import { gradeIn } from '../education/degree-details.ts';
import { isGradeWord, isLinkWord, leadsToGrade } from './line-words.ts';

/** A grade in a line, with the words that lead to it. */
export type LineGrade = { start: number; end: number; value: string };

const percent = /(?<![\d.,])\d{1,3}(?:[.,]\d{1,2})?\s?%(?:\s+marks)?/giu;
const endsPart = /(?:^|[,;:|([\]·•–—\uE000-])\s*$/u;
const beginsPart = /^\s*(?:$|[.,;|)\][·•–—\uE000-])/u;

/** The grades of a line: with their label, or in percent behind a word of grades ("with aggregate of 74%") or alone in their part. `masked`: the line with its dates blanked. */
export function findLineGrades(masked: string): LineGrade[] {
  const grades: LineGrade[] = [];
  for (const found of masked.matchAll(percent)) {
    const end = found.index + found[0].length;
    const { start, named } = leadBefore(masked, found.index);
    const alone = endsPart.test(masked.slice(0, start)) && beginsPart.test(masked.slice(end));
    if (alone || ((named || /marks$/iu.test(found[0])) && !goesOn(masked.slice(end))))
      grades.push({ start, end, value: found[0].replace(/\s+marks$/iu, '') });
  }
  if (grades.length > 0) return grades;
  const labelled = gradeIn(masked);
  return labelled && !/\uE000/u.test(masked.slice(labelled.start, labelled.end)) ? [labelled] : [];
}

/** Where the words begin that lead to a grade, and whether one of them names it. */
function leadBefore(text: string, at: number): { start: number; named: boolean } {
  let start = at;
  let named = false;
  for (const word of [...text.slice(0, at).matchAll(/[^\s\uE000]+/gu)].reverse()) {
    if (!leadsToGrade(word[0]) || text.slice(word.index + word[0].length, start).includes('\uE000')) break;
    start = word.index;
    named ||= isGradeWord(word[0]);
  }
  return { start: named ? start : at, named };
}

/** "with 100% scholarship": the figure counts something else. */
function goesOn(behind: string): boolean {
  const next = /^\s+(\p{Ll}\S*)/u.exec(behind)?.[1];
  return next !== undefined && !isLinkWord(next) && !leadsToGrade(next);
}
