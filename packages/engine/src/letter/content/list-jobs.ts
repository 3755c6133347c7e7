import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { headOfJob } from './head-of-job.ts';
import { labelIn } from './label-of-job.ts';
import { isPaper } from './tell-posts.ts';

/** Fewest and most jobs of the list: one stands in a sentence. */
const fewest = 2;
const most = 3;

/** The latest jobs with what is certain of each, where no line of any can be told: "– Truck Driver, Larch Haulage (2014–2015)". */
export function listJobs(scene: LetterScene): DraftParagraph {
  const items = latestJobs(scene)
    .flatMap((at) => sayJob(at, scene))
    .filter(({ sentence }, i, all) => all.findIndex((other) => other.sentence === sentence) === i);
  return items.length < fewest ? [] : items.slice(0, most);
}

/** The places of the jobs, the latest first. */
function latestJobs({ resume }: LetterScene): number[] {
  const ranks = rankJobs(resume.work ?? []);
  return ranks.map((_, rank) => ranks.indexOf(rank));
}

/** A job by what is certain of it; nothing where its title or its years are not, or where it says that it was broken off. */
function sayJob(at: number, scene: LetterScene): DraftParagraph {
  const { resume, facts, verify } = scene;
  const { position = '', ...job } = resume.work?.[at] ?? {};
  if (position === '' || isPaper(position) || isUnfinished(`${position}; ${job.name ?? ''}`)) return [];
  const label = labelIn(scene, { ...job, position });
  // Without its title and its years a name says nothing of somebody.
  if (!/\(.*\d{4}\)$/.test(label) || !opensAlike(label, position)) return [];
  const own = headOfJob(facts, at, position);
  const sentence = `${label}.`;
  return verify(sentence, own).length === 0 ? [{ sentence, facts: own, line: 'item' }] : [];
}

/** Whether a label begins with the job's title: one that was no title is left out of it. */
const opensAlike = (label: string, position: string): boolean => {
  const [first = ''] = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return first !== '' && position.toLowerCase().includes(first);
};
