import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { firstTitle } from '../../language/titles/short-title.ts';
import { tellJob } from '../../language/titles/tell-job.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** The latest job with a title and its years, where no deed says who writes. All languages of letters but English. */
export function lastJobSentence({ resume, facts, language, verify }: LetterScene): DraftParagraph {
  const jobs = resume.work ?? [];
  const ranks = rankJobs(jobs);
  const at = ranks.map((_, rank) => ranks.indexOf(rank)).find((i) => (jobs[i]?.position ?? '') !== '');
  const { position = '', name = '', startDate, endDate } = jobs[at ?? -1] ?? {};
  const title = calmCapitals(firstTitle(position));
  if (title === '' || title.length > 60 || startDate === undefined) return [];
  const own = facts.filter(({ pointer }) =>
    new RegExp(`^/work/${at}/(?:startDate|endDate|position|name)$`).test(pointer),
  );
  const years = { since: startDate.slice(0, 4), until: endDate?.slice(0, 4) };
  const sentence = [isOrganisation(name) ? name.trim() : '', '']
    .map((employer) => tellJob({ title, employer, ...years }, language))
    .find((each) => each !== '' && verify(each, own).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: own }];
}
