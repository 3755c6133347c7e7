import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { isTraining } from '../../language/titles/is-training.ts';
import { ownGender } from '../../language/titles/own-gender.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { firstTitle } from '../../language/titles/short-title.ts';
import { tellJob } from '../../language/titles/tell-job.ts';
import { headOfJob } from '../content/head-of-job.ts';
import { isBrief } from '../content/months-worked.ts';
import { isCertainHouse } from '../form/is-certain-house.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** Most words of a title: more were read on into something else. */
const mostTitleWords = 6;

/** The latest job with a title and its years, where no deed says who writes. All languages of letters but English. */
export function lastJobSentence({ resume, facts, language, verify }: LetterScene): DraftParagraph {
  const jobs = resume.work ?? [];
  const ranks = rankJobs(jobs);
  const titled = ranks.map((_, rank) => ranks.indexOf(rank)).filter((i) => (jobs[i]?.position ?? '') !== '');
  // Some months say less of somebody than the years elsewhere.
  const at = titled.find((i) => !isBrief(jobs[i] ?? {})) ?? titled[0];
  const { position = '', name = '', startDate, endDate } = jobs[at ?? -1] ?? {};
  const title = calmCapitals(firstTitle(position));
  const isCertain = isTitle(title) || ownGender([title], language) !== undefined;
  // A traineeship without an end is over more often than it runs.
  if (!isCertain || title.split(/\s+/).length > mostTitleWords || startDate === undefined) return [];
  if (endDate === undefined && isTraining(title)) return [];
  const own = headOfJob(facts, at ?? -1, position);
  const years = { since: startDate.slice(0, 4), until: endDate?.slice(0, 4) };
  const sentence = [isCertainHouse(name) ? name.trim() : '', '']
    .map((employer) => tellJob({ title, employer, ...years }, language))
    .find((each) => each !== '' && verify(each, own).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: own }];
}
