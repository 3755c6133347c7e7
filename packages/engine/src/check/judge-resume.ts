import type { ReadFailureCode, Resume } from '@shortlist/schema';

/** What a document must show to pass as a resume; a name and an address alone stand on every invoice. */
const leastSigns = 4;

/** The quality gate after parsing: `not-a-resume` when too little speaks for one, or undefined. */
export function judgeResume({ resume }: { resume: Resume }): ReadFailureCode | undefined {
  return countSigns(resume) < leastSigns ? 'not-a-resume' : undefined;
}

function countSigns(resume: Resume): number {
  const { basics, work = [], education = [], skills = [], projects = [], volunteer = [] } = resume;
  const dated = [...work, ...projects, ...volunteer].filter((entry) => entry.startDate || entry.endDate).length;
  const named = work.filter((job) => job.name || job.position).length;
  const schools = education.filter((entry) => entry.institution || entry.studyType || entry.area).length;
  const abilities = skills.reduce((count, skill) => count + Math.max(1, skill.keywords?.length ?? 0), 0);
  return (
    Math.min(dated, 2) +
    Math.min(named, 2) +
    Math.min(schools, 1) * 2 +
    (abilities >= 3 ? 2 : abilities > 0 ? 1 : 0) +
    (basics?.name ? 1 : 0) +
    (basics?.email || basics?.phone ? 1 : 0)
  );
}
