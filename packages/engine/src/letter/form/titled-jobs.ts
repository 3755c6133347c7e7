import type { Resume } from '@shortlist/schema';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { isTitle } from '../../language/titles/is-title.ts';

/** What a template leaves where the employer's name belongs. */
const template = /\s+Company Name(?!\p{L}).*$/u;

/** An address or a label with one, where a title belongs. */
const address = /https?:|www\./iu;
/** What belongs to a job besides its title: "Systemadministrator inkl. Projektplanung". */
const besides = /\s+(?:inkl\.|incl\.|inklusive|including|inclus(?:ief|o)|incluant|incluyendo)\s.*$/iu;
/** The house before a dash, where a job without one tells what was done: "Holm Diagnostics (HD) – Ontwikkeling van …". */
const house = /^(\p{Lu}[\p{L}\d.&’' -]{2,40}?(?: \(\p{L}{2,6}\))?) [–—] (?=\p{Lu})/u;

/**
 * The resume with the titles and houses of its jobs where they were read into another field: a title behind which a template left "Company Name", one that
 * stands as a line of a job whose title is an address, one with a remark behind its full stop, a house before a dash in the text of a job that names none.
 */
export function titledJobs(whole: Resume): Resume {
  // An address where a title belongs: from there on each title stands one job too late.
  const slid = whole.work?.findIndex(({ position = '' }) => address.test(position)) ?? -1;
  const resume =
    whole.work === undefined
      ? whole
      : { ...whole, work: whole.work.map((job, at) => (slid >= 0 && at > slid ? withoutTitle(job) : inItsField(job))) };
  const { work = [] } = resume;
  const isUntitled = ({ name = '', position = '' }: (typeof work)[number]) =>
    position === '' && template.test(name) && isTitle(name.replace(template, ''));
  if (!work.some(isUntitled)) return resume;
  return {
    ...resume,
    work: work.map((job) => {
      if (!isUntitled(job)) return job;
      const { name = '', ...rest } = job;
      return { ...rest, position: calmCapitals(name.replace(template, '')) };
    }),
  };
}

type Job = NonNullable<Resume['work']>[number];

function withoutTitle({ position: _, ...job }: Job): Job {
  return job;
}

function inItsField(job: Job): Job {
  const { position = '', name = '', summary = '', highlights = [] } = job;
  const titles = highlights.filter((line) => isTitle(line));
  if (address.test(position)) {
    const { position: _, ...rest } = job;
    return titles.length > 0 ? { ...rest, position: titles.at(-1) ?? '' } : rest;
  }
  const [first = ''] = splitSentences(position.replace(besides, ''));
  const title = first.replace(/\.$/, '').trim();
  if (title !== '' && title.length < position.trim().length - 1 && isTitle(title)) return { ...job, position: title };
  const own = name === '' && position !== '' ? house.exec(summary) : null;
  return own === null ? job : { ...job, name: own[1] ?? '', summary: summary.slice(own[0].length) };
}
