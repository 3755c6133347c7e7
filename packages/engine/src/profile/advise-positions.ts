import type { Work } from '@shortlist/schema';
import { noteList } from '../language/text/phrase-list.ts';
import type { Advice } from './advice.ts';
import { isCurrent, type ProfileScene } from './profile-scene.ts';
import { linesFromResume } from './resume-lines.ts';

/** Positions that tell nothing, or nothing that can be counted: the present and the latest first, those of long ago not at all. */
export function advisePositions(scene: ProfileScene): Advice[] {
  const jobs = scene.resume.work ?? [];
  if (jobs.length === 0) return [adviseFirstWork(scene)];
  const bare = jobs.filter((job) => isBare(job) && isRecent(job, scene.now, 10));
  const ready = bare.filter((job) => linesFromResume(scene, job).length > 0);
  const empty = bare.filter((job) => !ready.includes(job));
  const far = jobs.filter((job) => isBare(job) && !bare.includes(job));
  const unmeasured = jobs.filter(
    (job) => isRecent(job, scene.now, 6) && !isBare(job) && !/\d/.test([job.summary, ...(job.highlights ?? [])].join()),
  );
  const at = (job: Work) => `/work/${jobs.indexOf(job)}`;
  return [
    ...ready.slice(0, 3).map(
      (job): Advice => ({
        effect: 'high',
        title: `Fill in your job at ${placeOf(job)} from your resume`,
        reason:
          'Your profile shows only the title and dates. Our suggestion uses what your resume says about this job.',
        field: at(job),
      }),
    ),
    ...empty.slice(0, 2).map(
      (job): Advice => ({
        effect: isCurrent(job, scene.now) || jobs.indexOf(job) === 0 ? 'high' : 'medium',
        title: `Describe your job at ${placeOf(job)}`,
        reason:
          'Your profile shows only the title and dates. Two or three lines are enough. Answer our question, and we’ll write them.',
        field: at(job),
      }),
    ),
    ...(empty.length > 2
      ? [
          {
            effect: 'low' as const,
            title: `Add one line each for ${noteList(empty.slice(2, 5).map(placeOf))}`,
            reason: `${empty.length - 2} more ${empty.length === 3 ? 'position' : 'positions'} from the last ten years ${empty.length === 3 ? 'has' : 'have'} no description.`,
          },
        ]
      : []),
    ...unmeasured.slice(0, 2).map(
      (job): Advice => ({
        effect: isCurrent(job, scene.now) ? 'medium' : 'low',
        title: `Add a number for ${job.position ?? 'your work'}${job.name ? ` at ${job.name}` : ''}`,
        reason: `“${job.highlights?.[0] ?? job.summary ?? ''}”: how many, how often, by when? The lines under this position don’t say.`,
        field: at(job),
      }),
    ),
    ...(jobs.length > 12
      ? [
          {
            effect: 'low' as const,
            title: 'Combine your oldest short jobs',
            reason: `You list ${jobs.length} positions${far.length > 2 ? `, and ${far.length} that ended over ten years ago have no description` : ''}. Combine the oldest into one entry with a single date range, or leave them out.`,
          },
        ]
      : []),
  ];
}

function adviseFirstWork({ resume }: ProfileScene): Advice {
  const study = (resume.education ?? [])[0]?.area;
  return {
    effect: 'high',
    title: 'Add a project, a side job, or volunteer work',
    reason: `Your profile has no jobs yet. What you built, organized, or helped with counts too${study === undefined ? '' : `, and so does coursework in ${study}`}. Answer our question, and we’ll add it to your About section.`,
  };
}

const isBare = (job: Work) => (job.summary ?? '') === '' && (job.highlights ?? []).length === 0;

const placeOf = (job: Work) => job.name ?? job.position ?? 'this employer';

function isRecent(job: Work, now: string, years: number): boolean {
  return isCurrent(job, now) || Number((job.endDate ?? '0').slice(0, 4)) >= Number(now.slice(0, 4)) - years;
}
