import type { Job } from './job.ts';

const atSign = /^(\S.{2,}?)\s*@\s?(\p{Lu}[^@]+)$/u;

/** "Baker @Mill House": behind the sign stands whom the title was held at. */
export function cutAtSign(job: Job): Job {
  const [, title = '', employer = ''] = atSign.exec(job.title?.text ?? '') ?? [];
  if (!job.title || job.employer || employer === '') return job;
  return { ...job, title: { ...job.title, text: title }, employer: { ...job.title, text: employer } };
}
