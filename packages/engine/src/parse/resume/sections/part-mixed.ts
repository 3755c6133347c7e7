import { degreeScore } from '../../../language/education/degree-words.ts';
import { headsBoth } from '../../../language/headings/find-heading.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { trainings } from '../../../language/titles/training-words.ts';
import { findPlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import { dropNumbers } from '../entries/drop-numbers.ts';
import type { Entry } from '../entries/entry.ts';
import { findEntries } from '../entries/find-entries.ts';
import type { Section } from './find-sections.ts';

/** Under one heading for studies and work each entry is what its head says: a degree where it names one, else a job. */
export function partMixed(section: Section): Section[] {
  const { kind, title, lines } = section;
  if ((kind !== 'education' && kind !== 'work') || !headsBoth(title, 'education', 'work')) return [section];
  const entries = findEntries(dropNumbers(lines), findPlainStyle(lines));
  const jobs = entries.filter(isJob);
  if (jobs.length === 0 || jobs.length === entries.length) return [section];
  const kinds = new Map(entries.flatMap((entry) => entry.lines.map((line) => [placeOf(line), jobs.includes(entry)])));
  let isWork = entries[0] !== undefined && jobs.includes(entries[0]);
  // A line that entries know in another form, joined to the one before it, stays with that one.
  const parts = Map.groupBy(lines, (line) => {
    isWork = kinds.get(placeOf(line)) ?? isWork;
    return isWork;
  });
  return [
    { ...section, kind: 'education', lines: parts.get(false) ?? [] },
    { ...section, kind: 'work', lines: parts.get(true) ?? [] },
  ];
}

/** Dated, with no degree in its head, and a title, a training or no school. */
function isJob({ head, dates }: Entry): boolean {
  const says = (score: (text: string) => number): boolean => head.some(({ text }) => score(text) > 0);
  return dates.length > 0 && !says(degreeScore) && (says(titleScore) || says(trainingScore) || !says(schoolScore));
}

const training = new RegExp(`^(?:${trainings.names.join('|')})(?!\\p{L})`, 'iu');
const trainingScore = (text: string): number => (training.test(text) ? 1 : 0);

const placeOf = ({ page, base }: Line): string => [page, Math.round(base)].join();
