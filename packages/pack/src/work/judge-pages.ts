import { findFaultySections, isCertain, isConfused, keepWhole } from '@shortlist/compare';
import { applyEdits } from '@shortlist/engine';
import {
  type Edit,
  type Fidelity,
  lostTexts,
  type Resume,
  type SourceText,
  sectionsFromLines,
} from '@shortlist/schema';

type Found = Pick<Fidelity, 'leftOut' | 'moved'>;
type Pages = { found: Found; tailored: Resume; text: SourceText; original: Resume; edits: readonly Edit[] };

/** What is to be set anew: `again` are the sections from the file's own lines, `fresh` those of them that were not before, and `stand` the edits of all others. */
type SetAnew = { whole: Resume; resume: Resume; again: string[]; fresh: string[]; stand: Edit[] };

/** Whether our pages may stand for the person's file, by what a comparison of both `found`; and what is to be set anew of them, where that is to be tried first. */
export function judgePages({ found, tailored, text, original, edits }: Pages): { isCertain: boolean; anew?: SetAnew } {
  const faulty = findFaultySections(found, text, original);
  // Where the page itself was not understood, its lines are no better than its fields.
  if (isConfused(original, text) || (faulty.length === 0 && lostTexts(found).length === 0))
    return { isCertain: isCertain(original, text) };
  // Set again: the faulty sections word for word, what else was lost as a line of its own, the edits of all others as they were.
  const before = sectionsFromLines(original);
  const lost = found.leftOut.filter(({ reason }) => reason === 'lost');
  const whole = keepWhole(original, text, [...faulty, ...before], { lost });
  const again = sectionsFromLines(whole);
  const stand = edits.filter(({ path }) => !again.some((section) => isWithin(path, section)));
  const resume = { ...applyEdits(whole, stand) };
  if (tailored.meta?.language !== undefined) resume.meta = { ...resume.meta, language: tailored.meta.language };
  const fresh = again.filter((section) => faulty.includes(section) || !before.includes(section));
  return { isCertain: false, anew: { whole, resume, again, fresh, stand } };
}

type PagesAnew = Pick<Pages, 'text' | 'original'> & { after: Found; whole: Resume; again: readonly string[] };

/** Whether what was set anew holds its sections whole, and may stand for the person's file. */
export function isSetWell({ after, text, original, whole, again }: PagesAnew): boolean {
  const held = !findFaultySections(after, text, original).some((section) => again.includes(section));
  return held && isCertain(whole, text);
}

const isWithin = (path: string, section: string): boolean =>
  `${path}/`.startsWith(section === 'summary' ? '/basics/summary/' : `/${section}/`);
