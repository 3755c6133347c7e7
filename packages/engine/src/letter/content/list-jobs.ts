import { isRunning } from '../../language/dates/against-today.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { headOfJob } from './head-of-job.ts';
import { labelIn } from './label-of-job.ts';
import { isPaper, tradeOf } from './tell-posts.ts';

/** Fewest and most jobs of the list: one stands in a sentence. */
const fewest = 2;
const most = 3;

/**
 * The latest jobs with what is certain of each, where no line of any can be told: "– Truck Driver, Larch Haulage (2014–2015)". Only where one of them
 * is of the post's trade, and none that is running is missing: waiting at table says nothing to a department of history, and is not the latest.
 */
export function listJobs(scene: LetterScene): DraftParagraph {
  const isOfTrade = tradeOf(scene);
  const items = latestJobs(scene)
    .flatMap((at) => sayJob(at, scene).map((said) => ({ at, said })))
    .filter(({ said }, i, all) => all.findIndex((other) => other.said.sentence === said.sentence) === i)
    .slice(0, most);
  if (items.length < fewest || !items.some(({ at }) => isOfTrade(at)) || hidesRunning(scene)) return [];
  return items.map(({ said }) => said);
}

/** Whether a job that runs was left open because it was read from an uncertain place. */
const hidesRunning = ({ resume: { work: jobs = [] }, wholeWork = jobs, now }: LetterScene): boolean =>
  wholeWork.some((job, at) => isRunning(job, now) && job.startDate !== jobs[at]?.startDate);

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
