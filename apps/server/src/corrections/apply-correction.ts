import { isDeepStrictEqual } from 'node:util';
import { leaveUnplaced } from '@shortlist/engine';
import { draftResume, type Reading, type Resume, readPointer, resumeDraft, valueAt } from '@shortlist/schema';

type Facts = Pick<Reading, 'resume' | 'evidence' | 'leftovers' | 'source'>;

/**
 * The corrected resume with the places that still hold, those whose value is the same in what was read, and with the lines that have no place
 * yet: those that the person did not put anywhere.
 */
export function applyCorrection(given: Facts, corrected: Resume): Facts {
  const { resume: read, evidence } = given;
  const resume = keepUntouched(read, corrected);
  const holds = (pointer: string) => {
    const keys = readPointer(pointer);
    const value = valueAt(resume, keys);
    return value !== undefined && isDeepStrictEqual(value, valueAt(read, keys));
  };
  const before = joinTexts(read);
  const after = joinTexts(resume);
  const placed = (text: string) => count(after, text) > count(before, text);
  return {
    resume,
    evidence: evidence.filter(({ pointer }) => holds(pointer)),
    leftovers: leaveUnplaced(given, resume).filter(({ text }) => !placed(fold(text))),
  };
}

/** A part that went through the person's hands unchanged stays as it was read: the text of a draft may group it otherwise. */
function keepUntouched(read: Resume, corrected: Resume): Resume {
  const shown = draftResume(resumeDraft(read, 0));
  const parts = Object.entries(corrected).map(([key, part]) =>
    isDeepStrictEqual(part, shown[key]) ? [key, read[key]] : [key, part],
  );
  return Object.fromEntries(parts);
}

/** Every text of a resume on a line of its own. */
function joinTexts(value: unknown): string {
  if (typeof value === 'string') return `\n${fold(value)}\n`;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(joinTexts).join('');
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** How often words stand in a text. */
const count = (text: string, words: string): number => (words === '' ? 0 : text.split(words).length - 1);
