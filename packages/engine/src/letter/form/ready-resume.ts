import type { Resume } from '@shortlist/schema';
import { mendSpelling } from '../../language/text/mend-spelling.ts';

/** The resume as a letter quotes it: what is surely misspelled is mended, names of people, employers and schools excepted. */
export function readyResume(resume: Resume, language: string): Resume {
  const { basics, work, volunteer, projects, verbatim } = resume;
  return {
    ...resume,
    ...(basics === undefined ? {} : { basics: spelled(basics, ['label', 'summary'], language) }),
    ...(work === undefined
      ? {}
      : { work: work.map((job) => spelled(job, ['position', 'summary', 'highlights'], language)) }),
    ...(volunteer === undefined
      ? {}
      : { volunteer: volunteer.map((job) => spelled(job, ['position', 'summary', 'highlights'], language)) }),
    ...(projects === undefined
      ? {}
      : { projects: projects.map((each) => spelled(each, ['description', 'highlights'], language)) }),
    ...(verbatim === undefined
      ? {}
      : {
          verbatim: verbatim.map((block) => ({
            ...block,
            lines: block.lines.map((line) => spelled(line, ['text'], language)),
          })),
        }),
  };
}

function spelled<T extends object>(entry: T, keys: readonly (keyof T)[], language: string): T {
  const own = keys.flatMap((key): [keyof T, unknown][] => {
    const value = entry[key];
    if (typeof value === 'string') return [[key, mendSpelling(value, language).text]];
    return Array.isArray(value)
      ? [[key, value.map((each: unknown) => (typeof each === 'string' ? mendSpelling(each, language).text : each))]]
      : [];
  });
  return { ...entry, ...Object.fromEntries(own) };
}
