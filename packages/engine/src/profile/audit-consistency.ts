import type { Education, Inconsistency, OptimisedProfile, Resume, Work } from '@shortlist/schema';
import { foldWords } from '../language/fold-text.ts';
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
            ? 'The resume has this job and the profile does not.'
            : 'The profile has this job and the resume does not.',
      });
      continue;
    }
    const at = other.name ?? own.name ?? '';
    if (foldWords(own.position ?? '') !== foldWords(other.position ?? '') && own.position && other.position)
      found.push({
        field: `title at ${at}`,
        linkedin: own.position,
        resume: other.position,
        explanation: 'The titles differ. Recruiters compare them: use the one in your contract in both.',
      });
    for (const key of ['startDate', 'endDate'] as const)
      if (differ(own[key], other[key]))
        found.push({
          field: `${key === 'startDate' ? 'start' : 'end'} at ${at}`,
          linkedin: own[key] ?? 'present',
          resume: other[key] ?? 'present',
          explanation: 'The dates differ by more than a month.',
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
            explanation: 'The degrees are named differently.',
          },
        ],
  );
}

type Degree = Education & { studyType: string };

/** Degrees of the same institution that both documents name. */
function pairDegrees(profile: Resume, resume: Resume): [own: Degree, other: Degree][] {
  return (profile.education ?? []).flatMap((own): [Degree, Degree][] => {
    const candidates = (resume.education ?? []).filter((each) => isSameName(each.institution, own.institution));
    const other =
      candidates.find((each) => foldWords(each.studyType ?? '') === foldWords(own.studyType ?? '')) ?? candidates[0];
    return other !== undefined && isNamed(own) && isNamed(other) ? [[own, other]] : [];
  });
}

function isNamed(entry: Education): entry is Degree {
  return Boolean(entry.studyType);
}

function isSameDegree(a: string, b: string): boolean {
  const [first, second] = [foldWords(a), foldWords(b)];
  return (
    first.includes(second) ||
    second.includes(first) ||
    initials(first) === second.replace(/ /g, '') ||
    initials(second) === first.replace(/ /g, '')
  );
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
