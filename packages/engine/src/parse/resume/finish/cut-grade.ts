import { splitDegree } from '../../../language/education/degree-words.ts';
import { classAtEnd } from '../../../language/education/education-details.ts';
import type { Draft, Fact } from '../fact.ts';

type Graded = { studyType?: Fact; area?: Fact; score?: Fact };

const grade =
  /(?:^|[\s,;(–—-]+)(?:with\s+|mit\s+|avec\s+|con\s+)?((?:c?gpa\s*[:=]?\s*)?\d{1,2}[.,]\d{1,3}\s*(?:\/\s*\d{1,2}(?:[.,]\d{1,2})?)?\s*c?gpa|c?gpa\s*[:=]?\s*\d{1,2}[.,]\d{1,3}(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)?|\d{1,2}[.,]\d{1,3}\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?|\d{2}(?:[.,]\d{1,2})?\s*%|(?:summa |magna )?cum laude)[\s.)]*$/iu;

function gradeAtEnd(text: string, degree: string): { start: number; value: string } | undefined {
  const found = grade.exec(text);
  return found ? { start: found.index, value: found[1] as string } : classAtEnd(text, degree);
}

/** A degree whose field was its grade says its field itself. */
function splitAgain(degree: Graded): Draft {
  if (degree.area || !degree.studyType) return degree;
  const { studyType, area } = splitDegree(degree.studyType.value);
  return area
    ? { ...degree, studyType: { ...degree.studyType, value: studyType }, area: { ...degree.studyType, value: area } }
    : degree;
}

/** "BSc Software Engineering 2.81/4.00 GPA": what a degree ends with as a grade is its grade. */
export function cutGrade(draft: Draft): Draft {
  const degree = draft as Graded;
  for (const key of ['area', 'studyType'] as const) {
    const fact = degree[key];
    const found = fact && gradeAtEnd(fact.value, `${degree.studyType?.value ?? ''} ${degree.area?.value ?? ''}`);
    if (!fact || !found) continue;
    const score = degree.score ?? { ...fact, value: found.value };
    const value = fact.value.slice(0, found.start);
    return splitAgain({ ...degree, [key]: value === '' ? undefined : { ...fact, value }, score });
  }
  return draft;
}
