import { isCampus } from '../../../language/education/campus-schools.ts';
import { isTown } from '../../../language/places/towns.ts';
import { isJoining } from '../../../language/text/joining-words.ts';
import type { Job } from './job.ts';

/** A job whose title and employer are told apart as their own words say. */
export function tidyHead(job: Job): Job {
  return cutHeldAt(dropJoining(job));
}

/** The same for a job that was read by its roles alone, which say nothing of how its page sets heads. */
export function settleHead(job: Job): Job {
  return cutTownTail(tidyHead(job));
}

const heldAt =
  /^(\S.{2,}?)(?:\s*@\s?|\s(?:at|chez|bei|beim|presso|bij)\s(?:the\s|der\s|la\s|le\s|l['’])?)(\p{Lu}[^@]+)$/u;

/** "Baker @Mill House", "Baker at Mill House": behind the sign or the word stands whom the title was held at. */
function cutHeldAt(job: Job): Job {
  const [, title = '', employer = ''] = heldAt.exec(job.title?.text ?? '') ?? [];
  if (!job.title || job.employer || employer === '') return job;
  return { ...job, title: { ...job.title, text: title }, employer: { ...job.title, text: employer } };
}

const tail = /^([^,/]{3,}?)\s*(?:,|\s\/)\s*(\p{Lu}[\p{L}'’. -]{2,29})(\s\([\p{L} ]{2,20}\))?$/u;

/** "Mill House, Torvik": a town behind the employer's name is where it is. */
function cutTownTail(job: Job): Job {
  const { employer, head } = job;
  const [whole = '', name = '', town = ''] = tail.exec(employer?.text ?? '') ?? [];
  if (!employer || head.place || job.inherited || !isTown(town)) return job;
  if (/[&+]|\band\b|\bund\b/u.test(name) || isCampus(name, town)) return job;
  const place = { ...employer, text: whole.slice(name.length).replace(/^[\s,/]+/, '') };
  return { ...job, employer: { ...employer, text: name }, head: { ...head, place } };
}

/** "until", "since": words that only join others name nobody. */
function dropJoining(job: Job): Job {
  const { employer, title, ...rest } = job;
  return {
    ...rest,
    ...(employer && !isJoining(employer.text) ? { employer } : {}),
    ...(title && !isJoining(title.text) ? { title } : {}),
  };
}
