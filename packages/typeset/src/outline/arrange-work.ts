import type { Resume, Work } from '@shortlist/schema';
import { bullets, entry, prose, range } from './arrange-entries.ts';
import { makeSpan, presentSpans, urlSpan } from './make-span.ts';
import type { Entry, Span } from './outline.ts';
import type { Plan } from './plan.ts';

/**
 * Work: one entry a job, its title and dates first and its employer below, also where several jobs follow each other at one employer. Roles
 * gathered below an employer's name stood beside jobs that began with their title: the next job's title passed for one more role above it.
 */
export function arrangeWork(resume: Resume, plan: Plan): Entry[] {
  return (resume.work ?? []).map((job, index) => {
    const at = `/work/${index}`;
    const position = makeSpan(job.position, `${at}/position`);
    const employer = employerSpans(job, at);
    return entry(at, plan, {
      title: position ?? employer[0],
      heads: position ? employer : employer.slice(1),
      dates: range(job, at, plan),
      paragraphs: prose(job.summary, `${at}/summary`),
      bullets: bullets(job.highlights, `${at}/highlights`),
    });
  });
}

function employerSpans(job: Work, at: string): Span[] {
  return presentSpans(
    makeSpan(job.name, `${at}/name`),
    makeSpan(job.location, `${at}/location`),
    makeSpan(job.description, `${at}/description`),
    urlSpan(job.url, `${at}/url`),
  );
}
