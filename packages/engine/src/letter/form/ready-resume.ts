import type { Resume } from '@shortlist/schema';
import { mendSpelling } from '../../language/text/mend-spelling.ts';

/** The resume as a letter quotes it: in English what is surely misspelled is mended, names of people, employers and schools excepted. */
export function readyResume(resume: Resume, language: string): Resume {
  if (!language.startsWith('en')) return resume;
  const { basics, work, volunteer, projects } = resume;
  return {
    ...resume,
    ...(basics === undefined ? {} : { basics: spelled(basics, ['label', 'summary']) }),
    ...(work === undefined ? {} : { work: work.map((job) => spelled(job, ['position', 'summary', 'highlights'])) }),
    ...(volunteer === undefined
      ? {}
      : { volunteer: volunteer.map((job) => spelled(job, ['position', 'summary', 'highlights'])) }),
    ...(projects === undefined
      ? {}
      : { projects: projects.map((each) => spelled(each, ['description', 'highlights'])) }),
  };
}

function spelled<T extends object>(entry: T, keys: readonly (keyof T)[]): T {
  const own = keys.flatMap((key): [keyof T, unknown][] => {
    const value = entry[key];
    if (typeof value === 'string') return [[key, mendSpelling(value).text]];
    return Array.isArray(value)
      ? [[key, value.map((each: unknown) => (typeof each === 'string' ? mendSpelling(each).text : each))]]
      : [];
  });
  return { ...entry, ...Object.fromEntries(own) };
}
