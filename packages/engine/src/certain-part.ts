import type { Resume } from '@shortlist/schema';
import { textsOf } from './language/text/texts-of.ts';
import { skillsIn } from './lexicon/find/skills-in.ts';
import { provenJobs } from './proven-jobs.ts';
import { provenLanguages, provenPapers } from './proven-papers.ts';
import { provenStudies } from './proven-studies.ts';

/** A resume without what nobody is sure of, at the same places; and the texts of the rest. */
export type CertainPart = { certain: Resume; unsure: string[]; isUnsure: (path: string) => boolean };

/**
 * What is certain, with the lines of jobs whose title, employer or dates are not: what somebody did stands there as they wrote it, and only where and when
 * they did it is left open.
 */
export function withOpenLines(certain: Resume, { work = [] }: Resume): Resume {
  const jobs = work.map(({ highlights }, at) => {
    const own = certain.work?.[at];
    return own !== undefined && Object.keys(own).length > 0 ? own : highlights === undefined ? {} : { highlights };
  });
  return jobs.some((job, at) => job !== certain.work?.[at] && Object.keys(job).length > 0)
    ? { ...certain, work: jobs }
    : certain;
}

/**
 * What is certain, with the tools and techniques that its skills name, where only their place is uncertain: whatever list "Python" stood in, it is the same
 * thing. Entries keep their places, labels and levels, which may deny or lessen it.
 */
export function withListedSkills(certain: Resume, { skills = [] }: Resume): Resume {
  if (certain.skills !== undefined) return certain;
  const known = skills.map(({ name, keywords, ...rest }) => {
    const own = (keywords ?? []).filter(isOneThing);
    return {
      ...rest,
      ...(name !== undefined && (own.length > 0 || isOneThing(name)) ? { name } : {}),
      ...(own.length > 0 ? { keywords: own } : {}),
    };
  });
  const isNamed = known.some(({ name, keywords }) => name !== undefined || keywords !== undefined);
  return isNamed ? { ...certain, skills: known } : certain;
}

/** Whether a text is the name of one thing that is known, and says nothing else. */
function isOneThing(text: string): boolean {
  const [first, ...others] = skillsIn(text);
  return (
    others.length === 0 &&
    first?.id !== undefined &&
    (first.kind === 'tool' || first.kind === 'skill') &&
    first.text.length === text.trim().length
  );
}

/**
 * What of a resume sentences may speak of: `meta.uncertain` names, as JSON pointers, lists and entries that were read from an uncertain place of the file. Entries that follow keep their places. A
 * job or a study whose head stands together in the file's own lines is certain all the same, and so is a certificate or a language that one line names.
 */
export function takeCertain(resume: Resume): CertainPart {
  const pointers = resume.meta?.uncertain;
  const named = Array.isArray(pointers) ? pointers.filter((each): each is string => typeof each === 'string') : [];
  if (named.length === 0) return { certain: resume, unsure: [], isUnsure: () => false };
  const certain: Resume = { ...resume };
  const proven: Record<string, Map<number, object>> = {
    work: provenJobs(resume),
    education: provenStudies(resume),
    certificates: provenPapers(resume),
    languages: provenLanguages(resume),
  };
  const unsure: string[] = [];
  for (const pointer of named) {
    const [, section = '', entry] = pointer.split('/');
    const held = certain[section];
    if (!Array.isArray(held)) continue;
    const sure = proven[section];
    if (entry === undefined) {
      unsure.push(...textsOf(held));
      if (sure === undefined || sure.size === 0) delete certain[section];
      else certain[section] = held.map((_, at) => sure.get(at) ?? {});
    } else {
      unsure.push(...textsOf(held[Number(entry)]));
      certain[section] = held.map((each: unknown, at) => (at === Number(entry) ? (sure?.get(at) ?? {}) : each));
    }
  }
  return {
    certain,
    unsure,
    isUnsure: (path) => named.some((pointer) => `${path}/`.startsWith(`${pointer}/`)),
  };
}
