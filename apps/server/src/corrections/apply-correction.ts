import { isDeepStrictEqual } from 'node:util';
import { draftResume, type Reading, type Resume, readPointer, resumeDraft, valueAt } from '@shortlist/schema';

type Facts = Pick<Reading, 'resume' | 'evidence'>;

/** The corrected resume with the places that still hold: those whose value is the same in what was read. */
export function applyCorrection({ resume: read, evidence }: Facts, corrected: Resume): Facts {
  const resume = keepUntouched(read, corrected);
  const holds = (pointer: string) => {
    const keys = readPointer(pointer);
    const value = valueAt(resume, keys);
    return value !== undefined && isDeepStrictEqual(value, valueAt(read, keys));
  };
  return { resume, evidence: evidence.filter(({ pointer }) => holds(pointer)) };
}

/** A part that went through the person's hands unchanged stays as it was read: the text of a draft may group it otherwise. */
function keepUntouched(read: Resume, corrected: Resume): Resume {
  const shown = draftResume(resumeDraft(read, 0));
  const parts = Object.entries(corrected).map(([key, part]) =>
    isDeepStrictEqual(part, shown[key]) ? [key, read[key]] : [key, part],
  );
  return Object.fromEntries(parts);
}
