import type { Resume } from '@shortlist/schema';
import { monthOf } from '../../language/dates/month-of.ts';
import type { Stretch } from '../../language/dates/months-covered.ts';
import { isWishHeading, isWishLabel } from '../../language/stance/is-wish.ts';

/** A line of the resume with its place. `job` counts the work entries; `stretch` holds the months of the entry that it belongs to. */
export type ResumeLine = {
  pointer: string;
  text: string;
  section: string;
  /** What is quoted where the text was put together for reading: a degree and its field stand apart in the resume. */
  quote?: string;
  /** The person learns, plans or wishes for what the line says ("Want to learn: Docker"): it is quoted, but shows nothing. */
  wish?: true;
  /** The line is a job's title, or the headline under the name. */
  title?: boolean;
  from?: string;
  to?: string;
  job?: number;
  stretch?: Stretch;
};

/** What stands before the words that take the place of an employer's name. */
const blottedOut = /^(\p{L}.{2,80}?)[\s,–—-]+Company Name(?!\p{L})/u;

const hostsOfCode = /github(?!\.io)|gitlab|bitbucket/iu;

/** Every text of the resume as lines in reading order; contact data, links and image left out. `now` closes jobs without an end. */
export function listLines(resume: Resume, now: string): ResumeLine[] {
  const lines: ResumeLine[] = [];
  const add = (text: unknown, pointer: string, section: string, more: Partial<ResumeLine> = {}): void => {
    if (typeof text === 'string' && text.trim() !== '')
      lines.push({ pointer, section, ...more, ...(more.wish === true ? { text: '', quote: text } : { text }) });
  };
  add(resume.basics?.name, '/basics/name', 'basics', { title: true });
  add(resume.basics?.label, '/basics/label', 'basics', { title: true });
  add(resume.basics?.summary, '/basics/summary', 'summary');
  const location = resume.basics?.location;
  add(
    [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', '),
    '/basics/location',
    'location',
  );
  // A place where code is kept tells that its versions are; other links tell nothing of work.
  resume.basics?.profiles?.forEach((profile, i) => {
    const host = hostsOfCode.exec(`${profile.network ?? ''} ${profile.url ?? ''}`)?.[0];
    add(host, `/basics/profiles/${i}`, 'links');
  });
  resume.work?.forEach((job, i) => {
    const more = { job: i, ...span(job.startDate, job.endDate, now) };
    add(job.position, `/work/${i}/position`, 'work', { ...more, title: true });
    // "Sales Specialist Company Name": the title of a file whose employers were blotted out.
    if (job.position === undefined)
      add(blottedOut.exec(job.name ?? '')?.[1], `/work/${i}/name`, 'work', { ...more, title: true });
    add(job.name, `/work/${i}/name`, 'employer', more);
    addText(job.description, job.summary, job.highlights, `/work/${i}`, 'work', more);
  });
  resume.volunteer?.forEach((job, i) => {
    const more = span(job.startDate, job.endDate, now);
    add(job.position, `/volunteer/${i}/position`, 'volunteer', more);
    addText(undefined, job.summary, job.highlights, `/volunteer/${i}`, 'volunteer', more);
  });
  resume.projects?.forEach((project, i) => {
    const wish = isWishHeading(project.name ?? '');
    const more = { ...span(project.startDate, project.endDate, now, false), ...(wish ? { wish } : {}) };
    add(project.name, `/projects/${i}/name`, 'projects', more);
    addText(project.description, undefined, project.highlights, `/projects/${i}`, 'projects', more);
    for (const [k, word] of (project.keywords ?? []).entries())
      add(word, `/projects/${i}/keywords/${k}`, 'projects', more);
  });
  resume.education?.forEach((school, i) => {
    const degree = [school.studyType, school.area].filter(Boolean);
    add(degree.join(' in '), `/education/${i}`, 'education', degree.length > 1 ? { quote: degree.join(', ') } : {});
    add(school.institution, `/education/${i}/institution`, 'school');
    for (const [k, course] of (school.courses ?? []).entries()) add(course, `/education/${i}/courses/${k}`, 'courses');
  });
  resume.skills?.forEach((skill, i) => {
    const wish = isWishLabel(skill.name);
    if (!wish) add(skill.name, `/skills/${i}/name`, 'skills');
    for (const [k, word] of (skill.keywords ?? []).entries())
      add(word, `/skills/${i}/keywords/${k}`, 'skills', wish ? { wish } : {});
  });
  resume.certificates?.forEach((item, i) => {
    // What is said further of a paper, its class or its end, belongs to it.
    const more = typeof item.summary === 'string' ? item.summary.trim() : '';
    add(more === '' ? item.name : `${item.name ?? ''}, ${more}`, `/certificates/${i}/name`, 'certificates');
  });
  resume.languages?.forEach(
    (item, i) => void add([item.language, item.fluency].filter(Boolean).join(': '), `/languages/${i}`, 'languages'),
  );
  resume.awards?.forEach((item, i) => {
    add(item.title, `/awards/${i}/title`, 'awards');
    add(item.summary, `/awards/${i}/summary`, 'awards');
  });
  resume.publications?.forEach((item, i) => void add(item.name, `/publications/${i}/name`, 'publications'));
  resume.interests?.forEach(
    (item, i) =>
      void add([item.name, ...(item.keywords ?? [])].filter(Boolean).join(', '), `/interests/${i}`, 'interests'),
  );
  resume.customSections?.forEach((part, i) => {
    const wish = isWishHeading(part.title);
    for (const [k, line] of part.lines.entries())
      add(line, `/customSections/${i}/lines/${k}`, part.title || 'other', wish ? { wish } : {});
  });
  return lines;

  function addText(
    description: string | undefined,
    summary: string | undefined,
    highlights: string[] | undefined,
    pointer: string,
    section: string,
    more: Partial<ResumeLine>,
  ): void {
    add(description, `${pointer}/description`, section, more);
    add(summary, `${pointer}/summary`, section, more);
    for (const [k, line] of (highlights ?? []).entries()) add(line, `${pointer}/highlights/${k}`, section, more);
  }
}

function span(start: string | undefined, end: string | undefined, now: string, open = true): Partial<ResumeLine> {
  const from = monthOf(start, false);
  const to = monthOf(end ?? (open && start !== undefined ? now : start), true);
  const dates = { ...(start === undefined ? {} : { from: start }), ...(end === undefined ? {} : { to: end }) };
  return from === undefined || to === undefined || to < from ? dates : { ...dates, stretch: { from, to } };
}
