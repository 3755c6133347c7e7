import type { ReadFailureCode, Resume } from '@shortlist/schema';

/** Limits of a resume that comes as data: values in all, and characters without its photo. What is typed into the editor is held to the same number of values. */
export const givenLimits = { values: 20_000, characters: 300_000 };

/** Why a resume that came as data, not as a document, cannot be used, or undefined. Everything after reads and copies all of it. */
export function judgeGiven(resume: Resume): ReadFailureCode | undefined {
  let [values, characters] = [0, 0];
  const open: unknown[] = [{ ...resume, basics: { ...resume.basics, image: undefined } }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    values++;
    if (typeof next === 'string') characters += next.length;
    if (values > givenLimits.values || characters > givenLimits.characters) return 'too-much-text';
    if (typeof next !== 'object' || next === null) continue;
    const parts = Object.values(next);
    if (parts.length > givenLimits.values) return 'too-much-text';
    for (const part of parts) if (part !== undefined) open.push(part);
  }
  return undefined;
}
