import type { Work } from '@shortlist/schema';
import { pairJobs } from './pair-jobs.ts';
import type { ProfileScene, Written } from './profile-scene.ts';

/** What the resume of the same person tells of a position: its lines in their order, none where there is no resume or no such job. */
export function linesFromResume(scene: ProfileScene, job: Work): Written[] {
  const { resume, other, facts } = scene;
  if (other === undefined) return [];
  const pair = pairJobs(resume.work ?? [], other.work ?? []).find(({ own }) => own === job)?.other;
  if (pair === undefined) return [];
  const at = (other.work ?? []).indexOf(pair);
  return (pair.highlights ?? []).map((text, i) => ({
    text,
    facts: facts.filter(({ source, pointer }) => source === 'resume' && pointer === `/work/${at}/highlights/${i}`),
  }));
}
