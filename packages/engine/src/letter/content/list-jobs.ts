import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { headOfJob } from './head-of-job.ts';
import { labelIn } from './label-of-job.ts';
import { isBrief } from './months-worked.ts';

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

/** From this share of its points on the title of a job is near to the posting's. */
const near = 0.35;

/** The latest job that is near to the posting's, where no line of one that near is told (`told` are the pointers of jobs), else the latest, where none of it is: each says more than lines of older jobs. `onlyOfTrade`: the latest is none. */
export function leadJob(scene: LetterScene, told: readonly string[], onlyOfTrade: boolean): DraftParagraph {
  const { title = '' } = scene.posting;
  const judged = scene.match.parts.find(({ name }) => name === 'title');
  const nearest = judged && judged.points >= near * judged.weight ? judged.evidence[0]?.resume : undefined;
  const isAlike = sharesTitle(title);
  const isOfTrade = (at: number): boolean => {
    const { position = '' } = scene.resume.work?.[at] ?? {};
    return isSameTrade(position, title) || isCalled(position, nearest) || isAlike(position);
  };
  const jobs = latestJobs(scene);
  const isSaid = (at: number) => told.includes(`/work/${at}`) || sayJob(at, scene).length > 0;
  const allOfTrade = jobs.filter((at) => isOfTrade(at) && isSaid(at));
  if (allOfTrade.some((at) => told.includes(`/work/${at}`))) return [];
  const yearOf = (at: number) => Number((scene.resume.work?.[at]?.endDate ?? scene.now).slice(0, 4));
  const latest = Math.max(...jobs.map(yearOf));
  const ofTrade = allOfTrade.filter((at) => latest - yearOf(at) <= longAgo);
  const lead =
    ofTrade.length > 0 || onlyOfTrade
      ? ofTrade
      : jobs.filter((at) => !isBrief(scene.resume.work?.[at] ?? {})).slice(0, 1);
  if (lead.some((at) => told.includes(`/work/${at}`))) return [];
  return lead.flatMap((at) => sayJob(at, scene)).slice(0, 1);
}

/** Years before the latest job after which one says little of today. */
const longAgo = 10;

/** Whether the posting's nearest title is this job's; one common word of it ("Programming") is not. */
const isCalled = (position: string, nearest = ''): boolean =>
  position !== '' && (position === nearest || (/\S\s\S/.test(position) && nearest.includes(position)));

/** The places of the jobs, the latest first. */
function latestJobs({ resume }: LetterScene): number[] {
  const ranks = rankJobs(resume.work ?? []);
  return ranks.map((_, rank) => ranks.indexOf(rank));
}

/** "Diplôme généraliste en informatique": a paper that was read among the jobs. */
const diploma = /^(?:diploma|diplôme|diplom|certificate|certificat|zertifikat|título|diplomado)(?!\p{L})/iu;

/** A job by what is certain of it; nothing where its title or its years are not, or where it says that it was broken off. */
function sayJob(at: number, scene: LetterScene): DraftParagraph {
  const { resume, facts, verify } = scene;
  const { position = '', ...job } = resume.work?.[at] ?? {};
  if (
    position === '' ||
    // "Techniker", "PhD Researcher", "Diplom-Ingenieur": a title may hold the word of a paper.
    (!isTitle(position) && (findDegrees(`${position} `).length > 0 || diploma.test(position))) ||
    isUnfinished(`${position}; ${job.name ?? ''}`)
  )
    return [];
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
