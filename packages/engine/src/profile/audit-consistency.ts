import type { Education, Inconsistency, OptimisedProfile, Resume, Work } from '@shortlist/schema';
import { foldWords } from '../language/text/fold-text.ts';
import { isSameName, monthsApart, pairJobs } from './pair-jobs.ts';

/** Where a profile and a resume of the same person disagree: titles, dates, degrees, and jobs that only one of them has. */
export function auditConsistency(profile: Resume, resume: Resume): Inconsistency[] {
  const found: Inconsistency[] = [];
  const pairs = pairJobs(profile.work ?? [], resume.work ?? []);
  for (const { own, other } of pairs) {
    if (own === undefined || other === undefined) {
      const job = own ?? other;
      if (job === undefined || nameOf(job) === '') continue;
      found.push({
        field: 'position',
        linkedin: own === undefined ? '' : nameOf(own),
        resume: other === undefined ? '' : nameOf(other),
        explanation:
          own === undefined
            ? 'Your resume has this job and your profile doesn’t. Add it: a profile has room for every job.'
            : 'Your profile has this job and your resume doesn’t. A resume can leave out old jobs, but check it for gaps.',
      });
      continue;
    }
    const at = other.name ?? own.name ?? '';
    if (foldWords(own.position ?? '') !== foldWords(other.position ?? '') && own.position && other.position)
      found.push({
        field: `title at ${at}`,
        linkedin: own.position,
        resume: other.position,
        explanation: 'The titles differ, and recruiters compare them. Use the one from your contract in both.',
      });
    for (const key of ['startDate', 'endDate'] as const)
      if (differ(own[key], other[key]))
        found.push({
          field: `${key === 'startDate' ? 'start' : 'end'} date at ${at}`,
          linkedin: own[key] ?? 'present',
          resume: other[key] ?? 'present',
          explanation: 'The dates differ by more than a month. Use the ones from your contract in both.',
        });
  }
  return [...found, ...compareEducation(profile, resume)];
}

/** How many jobs and degrees stand in both, and so were held against each other. */
export function countCompared(profile: Resume, resume: Resume): NonNullable<OptimisedProfile['compared']> {
  const pairs = pairJobs(profile.work ?? [], resume.work ?? []);
  return {
    jobs: pairs.filter(({ own, other }) => own !== undefined && other !== undefined).length,
    degrees: pairDegrees(profile, resume).length,
  };
}

/** A bare year agrees with any month of it; an absent end means present; an absent start is unknown. */
function differ(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a.length === 4 || b.length === 4) return a.slice(0, 4) !== b.slice(0, 4);
  return monthsApart(a, b) > 1;
}

function compareEducation(profile: Resume, resume: Resume): Inconsistency[] {
  return pairDegrees(profile, resume).flatMap(([own, other]) =>
    isSameDegree(own.studyType, other.studyType)
      ? []
      : [
          {
            field: `degree at ${own.institution}`,
            linkedin: own.studyType,
            resume: other.studyType,
            explanation: 'The degrees have different names.',
          },
        ],
  );
}

type Degree = Education & { studyType: string };

/** Degrees of the same institution that both documents name: each with the one that is the same, the others in their order. */
function pairDegrees(profile: Resume, resume: Resume): [own: Degree, other: Degree][] {
  const own = (profile.education ?? []).filter(isNamed);
  const free = new Set((resume.education ?? []).filter(isNamed));
  const find = (degree: Degree, isMatch: (other: Degree) => boolean) => {
    const other = [...free].find((each) => isSameName(each.institution, degree.institution) && isMatch(each));
    if (other !== undefined) free.delete(other);
    return other;
  };
  const same = new Map(
    own.map((degree) => [degree, find(degree, ({ studyType }) => isSameDegree(studyType, degree.studyType))]),
  );
  return own.flatMap((degree): [Degree, Degree][] => {
    const other = same.get(degree) ?? find(degree, () => true);
    return other === undefined ? [] : [[degree, other]];
  });
}

function isNamed(entry: Education): entry is Degree {
  return Boolean(entry.studyType);
}

/** The same degree, in full, by its letters, or as LinkedIn writes it with both ("Bachelor of Science - BS"). */
function isSameDegree(a: string, b: string): boolean {
  const forms = (text: string) => text.split(/ [-–] /).map(foldWords);
  return forms(a).some((first) => forms(b).some((second) => isSameForm(first, second)));
}

function isSameForm(first: string, second: string): boolean {
  const [one, two] = [letters(first), letters(second)];
  return (
    first.includes(second) ||
    second.includes(first) ||
    one === two ||
    initials(first) === two ||
    one === initials(second)
  );
}

/** "b sc", "bs" and "bsc" alike. */
function letters(words: string): string {
  return words.replace(/ /g, '').replace(/^([bm])s$/, '$1sc');
}

function initials(words: string): string {
  return words
    .split(' ')
    .filter((word) => !['of', 'in', 'the'].includes(word))
    .map((word) => (word === 'science' ? 'sc' : (word[0] ?? '')))
    .join('');
}

function nameOf(job: Work): string {
  return [job.position, job.name].filter((part) => part !== undefined && part !== '').join(', ');
}
