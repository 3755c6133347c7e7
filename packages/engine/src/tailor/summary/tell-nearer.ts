import { capitalise } from '../../language/deeds/open-with-verb.ts';
import { isPlaceholder } from '../../language/text/find-placeholder.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { isSelfEmployed } from '../../language/titles/self-employment.ts';
import { firstTitle, shortTitle } from '../../language/titles/short-title.ts';
import { factAt, type SummarySentence, type TailorScene } from '../propose/proposal.ts';
import { sharesTrade } from './shares-trade.ts';

/**
 * Where the latest job is of another trade than the posting's and a lasting one shortly before it is of that trade, that one says who the
 * person is here: "General Manager at the Salt Works from 2018 to 2024." English.
 */
export function tellNearer(scene: TailorScene, latest: string): SummarySentence | undefined {
  const wanted = shortTitle(scene.posting.title ?? '');
  if (wanted === '' || sharesTrade(latest, wanted)) return undefined;
  const jobs = scene.resume.work ?? [];
  const ranks = rankJobs(jobs);
  const at = jobs.findIndex(({ position = '', name = '', startDate = '', endDate = '' }, i) => {
    const [from, to] = [startDate, endDate].map((date) => Number(date.slice(0, 4)));
    return (
      (ranks[i] === 1 || ranks[i] === 2) &&
      sharesTrade(firstTitle(position), wanted) &&
      name !== '' &&
      name.length <= 50 &&
      !isPlaceholder(name) &&
      !isSelfEmployed(name) &&
      (to ?? 0) - (from ?? 0) >= 2 &&
      (from ?? 0) > 0 &&
      Number(scene.now.slice(0, 4)) - (to ?? 0) <= 3
    );
  });
  const job = jobs[at];
  const facts = ['position', 'name', 'startDate', 'endDate'].flatMap(
    (field) => factAt(scene, `/work/${at}/${field}`) ?? [],
  );
  if (job === undefined || facts.length < 4) return undefined;
  const years = `from ${job.startDate?.slice(0, 4)} to ${job.endDate?.slice(0, 4)}`;
  return {
    sentence: `${capitalise(firstTitle(job.position ?? ''))} ${placeEmployer(job.name ?? '', 'en')} ${years}.`,
    facts,
  };
}
