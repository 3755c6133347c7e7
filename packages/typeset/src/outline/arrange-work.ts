import type { Resume, Work } from '@shortlist/schema';
import { bullets, entry, prose, range } from './arrange-entries.ts';
import { makeSpan, presentSpans, urlSpan } from './make-span.ts';
import type { Entry, Span } from './outline.ts';
import type { Plan } from './plan.ts';

/** Work: one entry a job; jobs that follow each other at one employer become one entry with its roles. */
export function arrangeWork(resume: Resume, plan: Plan): Entry[] {
  return groupByEmployer(resume.work ?? []).map((group) => {
    const [first] = group;
    if (!first) return entry('/work', plan, {});
    return group.length === 1 ? singleJob(first, plan) : employerWithRoles(group, plan);
  });
}

type Placed = { job: Work; index: number };

function groupByEmployer(work: Work[]): Placed[][] {
  const groups: Placed[][] = [];
  work.forEach((job, index) => {
    const last = groups.at(-1);
    const same = last?.[0] && sameEmployer(last[0].job, job);
    if (last && same) last.push({ job, index });
    else groups.push([{ job, index }]);
  });
  return groups;
}

/** The words of a form where an employer's name was left out: jobs that share them need not share an employer. */
const placeholder = /^(?:company|employer|organi[sz]ation|confidential)(?: name)?$/i;

function sameEmployer(one: Work, other: Work): boolean {
  const fields = ['name', 'location', 'url', 'description'] as const;
  return (
    Boolean(one.name && one.position && other.position) &&
    !placeholder.test(one.name ?? '') &&
    fields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
  );
}

function singleJob({ job, index }: Placed, plan: Plan): Entry {
  const at = `/work/${index}`;
  const position = makeSpan(job.position, `${at}/position`);
  const employer = employerSpans(job, at);
  return entry(at, plan, {
    title: position ?? employer[0],
    heads: position ? employer : employer.slice(1),
    dates: range(job, at, plan),
    ...content(job, at),
  });
}

function employerWithRoles(group: Placed[], plan: Plan): Entry {
  const first = group[0] as Placed;
  const at = `/work/${first.index}`;
  const [title, ...heads] = employerSpans(first.job, at);
  const roles = group.map(({ job, index }) =>
    entry(`/work/${index}`, plan, {
      title: makeSpan(job.position, `/work/${index}/position`),
      dates: range(job, `/work/${index}`, plan),
      breakBefore: index !== first.index && plan.breaks.has(`/work/${index}`),
      ...content(job, `/work/${index}`),
    }),
  );
  return entry(at, plan, { ...(title ? { title } : {}), heads, roles });
}

function employerSpans(job: Work, at: string): Span[] {
  return presentSpans(
    makeSpan(job.name, `${at}/name`),
    makeSpan(job.location, `${at}/location`),
    makeSpan(job.description, `${at}/description`),
    urlSpan(job.url, `${at}/url`),
  );
}

function content(job: Work, at: string): Pick<Entry, 'paragraphs' | 'bullets'> {
  return { paragraphs: prose(job.summary, `${at}/summary`), bullets: bullets(job.highlights, `${at}/highlights`) };
}
