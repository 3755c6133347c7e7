import type { Draft, Fact } from '../fact.ts';

type Graded = { studyType?: Fact; area?: Fact; score?: Fact };

const grade =
  /(?:^|[\s,;(–—-]+)(?:with\s+|mit\s+|avec\s+|con\s+)?((?:c?gpa\s*[:=]?\s*)?\d{1,2}[.,]\d{1,3}\s*(?:\/\s*\d{1,2}(?:[.,]\d{1,2})?)?\s*c?gpa|c?gpa\s*[:=]?\s*\d{1,2}[.,]\d{1,3}(?:\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?)?|\d{1,2}[.,]\d{1,3}\s*\/\s*\d{1,2}(?:[.,]\d{1,2})?|\d{2}(?:[.,]\d{1,2})?\s*%|(?:summa |magna )?cum laude)[\s.)]*$/iu;

/** "BSc Software Engineering 2.81/4.00 GPA": what a degree ends with as a grade is its grade. */
export function cutGrade(draft: Draft): Draft {
  const degree = draft as Graded;
  for (const key of ['area', 'studyType'] as const) {
    const fact = degree[key];
    const found = grade.exec(fact?.value ?? '');
    if (!fact || !found) continue;
    const score = degree.score ?? { ...fact, value: found[1] as string };
    const value = fact.value.slice(0, found.index);
    return { ...degree, [key]: value === '' ? undefined : { ...fact, value }, score };
  }
  return draft;
}
