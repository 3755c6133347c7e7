import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';

/** Whether a skill is a field of work. */
export function isField(id: string): boolean {
  return loadLexicon().skills.get(id)?.kind === 'domain';
}

/** Whether more than studies, courses, volunteering and interests name it. */
export function isClaimed(id: string, { skills, lines }: ResumeIndex): boolean {
  return (
    skills.get(id)?.some((line) => !/^(?:volunteer|education|courses|interests)$/.test(lines[line]?.section ?? '')) ===
    true
  );
}

/** Whether the title of a job is of the field: "Staff Nurse" of nursing, "Accountant" of accounting. */
export function isWorkedIn(id: string, { lines }: ResumeIndex): boolean {
  const name = loadLexicon().skills.get(id)?.name.toLowerCase() ?? '';
  const root = name.slice(0, Math.max(4, name.length - 3));
  return lines.some(
    ({ job, title, text }) =>
      job !== undefined &&
      title === true &&
      text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => word.startsWith(root)),
  );
}

/** An entry of the resume's lists in the posting's very words, even where the words alone may mean something else ("Networking", "CPC"). */
export function sameEntry(text: string, index: ResumeIndex): number | undefined {
  const words = text.toLowerCase();
  const at = index.lines.findIndex(
    ({ section, text: line }) =>
      line.length === words.length &&
      (section === 'skills' || section === 'certificates') &&
      line.toLowerCase() === words,
  );
  return at === -1 ? undefined : at;
}
