import type { Work } from '@shortlist/schema';
import { findDates } from '../../language/dates/find-dates.ts';
import { findBoxes } from '../find-boxes.ts';
import { formOfDates } from '../form-of-dates.ts';
import { linesBeside } from '../lines-beside.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Checks on the dates of jobs. */
export const dateRules: Rule[] = [
  { code: 'job-without-start', severity: 'major', find: (subject) => eachJob(subject, lacksStart) },
  { code: 'job-without-end', severity: 'minor', find: (subject) => eachJob(subject, lacksEnd) },
  { code: 'reversed-dates', severity: 'major', find: findReversed },
  { code: 'future-date', severity: 'major', find: (subject) => eachJob(subject, isInFuture) },
  { code: 'not-newest-first', severity: 'minor', find: findDisorder },
  { code: 'year-only-dates', severity: 'info', find: findYearsOnly },
  { code: 'mixed-date-formats', severity: 'minor', find: findMixedForms },
];

type JobCheck = (job: Work, subject: Subject, index: number) => { field: string; evidence: string } | undefined;

function eachJob(subject: Subject, check: JobCheck): Hit[] {
  return (subject.resume.work ?? []).flatMap((job, index) => {
    const found = check(job, subject, index);
    if (!found) return [];
    const pointer = `/work/${index}/${found.field}`;
    const places = [pointer, `/work/${index}/startDate`, `/work/${index}/position`, `/work/${index}/name`];
    const boxes = places.map((place) => findBoxes(subject, place)).find((place) => place.boxes) ?? {};
    return [{ pointer, evidence: found.evidence, ...boxes }];
  });
}

function nameJob(job: Work): string {
  return [job.position, job.name].filter(Boolean).join(', ');
}

/** In our editor an empty field shows itself. */
const lacksStart: JobCheck = (job, { document }) =>
  job.startDate || document.format === 'json' ? undefined : { field: 'startDate', evidence: nameJob(job) };

/** An absent end means "present" only where the document says so beside the start; without lines nothing can be said. */
const lacksEnd: JobCheck = (job, subject, index) => {
  if (!job.startDate || job.endDate) return undefined;
  const pointer = `/work/${index}/startDate`;
  const beside = linesBeside(subject, pointer);
  const written = subject.evidence.find((entry) => entry.pointer === pointer)?.text ?? '';
  if (beside === '' || [written, beside].some((text) => findDates(text).some((span) => span.open))) return undefined;
  return { field: 'endDate', evidence: nameJob(job) };
};

const isInFuture: JobCheck = (job, { now }) => {
  for (const field of ['startDate', 'endDate'] as const) {
    const date = job[field];
    if (date && date > now.slice(0, date.length)) return { field, evidence: date };
  }
  return undefined;
};

function findReversed(subject: Subject): Hit[] {
  const { work = [], education = [], volunteer = [], projects = [] } = subject.resume;
  return Object.entries({ work, education, volunteer, projects }).flatMap(([section, entries]) =>
    entries.flatMap(({ startDate, endDate }, index) => {
      if (!startDate || !endDate) return [];
      const length = Math.min(startDate.length, endDate.length);
      if (startDate.slice(0, length) <= endDate.slice(0, length)) return [];
      const pointer = `/${section}/${index}/startDate`;
      return [{ pointer, evidence: `${startDate} – ${endDate}`, ...findBoxes(subject, pointer) }];
    }),
  );
}

/**
 * A list in which no job began before the one above it, and at least two later, runs the wrong way; one place out of order is where another group of jobs begins, as it
 * may between two jobs.
 */
function findDisorder(subject: Subject): Hit[] {
  const jobs = (subject.resume.work ?? []).flatMap((job, index) => (job.startDate ? [{ job, index }] : []));
  const steps = jobs.slice(1).map(({ job: next }, at) => compareDates(next.startDate, jobs[at]?.job.startDate));
  if (steps.some((step) => step < 0) || steps.filter((step) => step > 0).length < 2) return [];
  return jobs.flatMap(({ job, index }, at) => {
    const next = jobs[at + 1]?.job;
    if (!job.endDate || !next || (steps[at] ?? 0) <= 0 || compareDates(next.startDate, job.endDate) < 0) return [];
    const evidence = `${nameJob(job)} (${job.endDate}) before ${nameJob(next)} (${next.startDate})`;
    return [{ pointer: `/work/${index}`, evidence }];
  });
}

/** Which of two dates is later, as far as both are told: above 0 the first. */
function compareDates(one = '', other = ''): number {
  const length = Math.min(one.length, other.length);
  return one.slice(0, length).localeCompare(other.slice(0, length));
}

function findYearsOnly({ resume, evidence }: Subject): Hit[] {
  const dates = datesOfJobs(resume.work ?? []);
  // "Summer 2022" is kept as its year, yet says more than that.
  const inSeason = new Set(evidence.filter(({ text }) => findDates(text).some((span) => span.season)).map(yearOf));
  const years = dates.filter((date) => date.length === 4 && !inSeason.has(date));
  return years.length > 0 && years.length >= dates.length / 2 ? [{ pointer: '/work', evidence: years.join(', ') }] : [];
}

function yearOf({ pointer, text }: { pointer: string; text: string }): string {
  return /^\/work\/\d+\/(?:start|end)Date$/.test(pointer) ? (/\d{4}/.exec(text)?.[0] ?? '') : '';
}

function datesOfJobs(jobs: Work[]): string[] {
  return jobs.flatMap((job) => [job.startDate, job.endDate]).filter((date) => date !== undefined);
}

function findMixedForms(subject: Subject): Hit[] {
  const forms = new Map<string, string>();
  for (const { pointer, text } of subject.evidence) {
    if (!/^\/work\/\d+\/(startDate|endDate)$/.test(pointer)) continue;
    for (const [form, written] of formOfDates(text)) forms.set(form, written);
  }
  return forms.size > 1 ? [{ pointer: '/work', evidence: [...forms.values()].join('; ') }] : [];
}
