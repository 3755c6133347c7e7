import { t } from '@lingui/core/macro';
import { type Evidence, type Leftover, type Resume, readPointer, type UploadReading, valueAt } from '@shortlist/schema';
import { useState } from 'react';
import { keepCorrection } from '../../api/resumes/files.ts';
import { placeLine, setField, takeAway } from './change-resume.ts';

export type Line = { id: string; text: string; section?: string | undefined };
type State = { resume: Resume; placed: readonly string[] };

/** A reading under review: what the person changes in it, step by step, until it is saved. */
export function useReview(reading: UploadReading) {
  const [steps, setSteps] = useState<State[]>([{ resume: reading.resume, placed: [] }]);
  const [said, setSaid] = useState('');
  const now = steps.at(-1) as State;
  const lines: Line[] = reading.leftovers.map(({ text, section }, index) => ({ id: `line-${index}`, text, section }));
  const step = (next: State, words: string) => {
    setSteps((before) => [...before.slice(-50), next]);
    setSaid(words);
  };

  return {
    resume: now.resume,
    changed: steps.length > 1,
    said,
    /** Lines without a place, as long as the person gave them none. */
    unplaced: lines.filter(({ id }) => !now.placed.includes(id)),
    /** The places on the page that still hold: those whose value is as it was read. */
    evidence: reading.evidence.filter(({ pointer }) => holds(reading.resume, now.resume, pointer)),
    change: (resume: Resume, words: string) => step({ ...now, resume }, words),
    /** Sets a field; false for dates that are none. */
    set(pointer: string, text: string): boolean {
      const resume = setField(now.resume, pointer, text);
      if (resume) step({ ...now, resume }, t`Field changed.`);
      return resume !== undefined;
    },
    /** Gives a line its place; false where it cannot be that. */
    place(line: Line, target: string): boolean {
      const resume = placeLine(now.resume, line.text, target);
      if (resume) step({ resume, placed: [...now.placed, line.id] }, t`Moved “${{ text: line.text }}”.`);
      return resume !== undefined;
    },
    /** Moves what was read at a place to where it belongs; false where it cannot be that. */
    move(pointer: string, text: string, target: string): boolean {
      const resume = placeLine(now.resume, text, target);
      if (!resume) return false;
      const value = valueAt(now.resume, readPointer(pointer));
      const stays = target.endsWith(` ${pointer}`) || typeof value !== 'string';
      // A line that goes to the end of its own list leaves its old place first.
      const without = stays ? resume : (placeLine(takeAway(now.resume, pointer), text, target) ?? resume);
      step({ ...now, resume: without }, t`Moved “${text}”.`);
      return true;
    },
    undo() {
      setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before));
      setSaid(t`Undone.`);
    },
    save: () => keepCorrection(reading.digest, now.resume),
  };
}

export type Review = ReturnType<typeof useReview>;

function holds(read: Resume, now: Resume, pointer: string): boolean {
  const keys = readPointer(pointer);
  const value = valueAt(now, keys);
  return value !== undefined && JSON.stringify(value) === JSON.stringify(valueAt(read, keys));
}

/** What a place on the page leads to: a line without a place, or a field that was read there. */
export const spotsOf = (review: Review, leftovers: readonly Leftover[]) => [
  ...review.evidence
    .filter(({ boxes }) => boxes.length > 0)
    .map(({ pointer, boxes }) => ({ id: pointer, boxes, unplaced: false })),
  ...leftovers.flatMap(({ boxes }, index) =>
    review.unplaced.some(({ id }) => id === `line-${index}`) ? [{ id: `line-${index}`, boxes, unplaced: true }] : [],
  ),
];

export const evidenceAt = (evidence: readonly Evidence[], pointer: string): Evidence[] =>
  evidence.filter((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
