import type { Resume } from '@shortlist/schema';
import { detectLanguage } from './language/text/detect-language.ts';
import { isUnreadLanguage } from './language/text/is-unread-language.ts';
import { textsOf } from './language/text/texts-of.ts';

/** Fewest words of summary and jobs that tell a language. */
const fewestWords = 20;

/** The language of a resume as a BCP 47 code: the stated one, else what its sentences tell; `en`, in which its letters are written, for one that we don't read. */
export function languageOf(resume: Resume): string {
  const stated = resume.meta?.language;
  if (typeof stated === 'string') return stated;
  const whole = textsOf({ ...resume, meta: undefined }).join('\n');
  if (isUnreadLanguage(whole)) return 'en';
  const told = [
    resume.basics?.summary ?? '',
    ...(resume.work ?? []).flatMap((job) => [job.summary ?? '', ...(job.highlights ?? [])]),
  ].join('\n');
  // Of a page without jobs all its words tell the language, and those of its headings.
  return detectLanguage(told.split(/\s+/).length < fewestWords ? whole : told);
}
