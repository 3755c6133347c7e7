import { isPicture, type ReadFailureCode, type Resume } from '@shortlist/schema';

/**
 * Limits of a resume that comes as data: values in all, characters with the names of its fields and without its photo, of one name, and of the photo.
 * What is typed into the editor is held to the same number of values.
 */
export const givenLimits = { values: 20_000, characters: 300_000, name: 200, photo: 2_000_000 };

/** Why a resume that came as data, not as a document, cannot be used, or undefined. Everything after reads and copies all of it. */
export function judgeGiven(resume: Resume): ReadFailureCode | undefined {
  let [values, characters] = [0, 0];
  const { image } = resume.basics ?? {};
  const isPhoto = isPicture(image) && (image?.length ?? 0) <= givenLimits.photo;
  const open: unknown[] = [isPhoto ? { ...resume, basics: { ...resume.basics, image: undefined } } : resume];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    values++;
    if (typeof next === 'string') characters += next.length;
    if (values > givenLimits.values || characters > givenLimits.characters) return 'too-much-text';
    if (typeof next !== 'object' || next === null) continue;
    const parts = Object.values(next);
    if (!Array.isArray(next))
      for (const name of Object.keys(next)) {
        if (name.length > givenLimits.name) return 'too-much-text';
        characters += name.length;
      }
    if (parts.length > givenLimits.values) return 'too-much-text';
    for (const part of parts) if (part !== undefined) open.push(part);
  }
  return undefined;
}
