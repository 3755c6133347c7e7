import { isLeave } from '../../language/dates/leave-words.ts';
import { findBoxes } from '../find-boxes.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Below this confidence of the reader, a field may as well be another. */
const unsure = 0.5;

/** Checks on each job's title and employer. */
export const jobRules: Rule[] = [
  { code: 'job-without-title', severity: 'major', find: (subject) => findJobsWithout(subject, 'position') },
  { code: 'job-without-employer', severity: 'major', find: (subject) => findJobsWithout(subject, 'name') },
  { code: 'unclear-job-line', severity: 'minor', find: findUnclearLines },
];

/** In a file: in our editor an empty field shows itself, and what was read into the wrong one is no fault of the text. */
function findJobsWithout(subject: Subject, field: 'position' | 'name'): Hit[] {
  if (subject.document.format === 'json') return [];
  return (subject.resume.work ?? []).flatMap((job, index) => {
    // Nobody is the employer of a parental leave.
    if (job[field]?.trim() || isLeave(job.position ?? '')) return [];
    const other = field === 'name' ? 'position' : 'name';
    const evidence = [job[other], job.startDate].filter(Boolean).join(', ');
    return [{ pointer: `/work/${index}/${field}`, evidence, ...findBoxes(subject, `/work/${index}/${other}`) }];
  });
}

function findUnclearLines({ evidence }: Subject): Hit[] {
  return evidence
    .filter((entry) => /^\/work\/\d+\/(name|position)$/.test(entry.pointer) && entry.confidence < unsure)
    .map(({ pointer, text, boxes }) => ({ pointer, evidence: text, boxes }));
}
