import type { Resume } from '@shortlist/schema';
import { longResume } from '@shortlist/typeset/testing';

const typed = 'Cut order errors by more than half with scan checks at packing and a weekly review of every return. ';

/** The resume after so many keystrokes in the first job's first bullet. */
export function typedResume(jobs: number, keystrokes: number): Resume {
  const resume = longResume(jobs);
  const [first, ...others] = resume.work ?? [];
  const highlights = [typed.repeat(2).slice(0, 20 + keystrokes), ...(first?.highlights?.slice(1) ?? [])];
  return { ...resume, work: [{ ...first, highlights }, ...others] };
}
