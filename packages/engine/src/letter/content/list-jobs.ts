import { quoteWords } from '../../language/letters/quote-words.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { labelOfJob } from './label-of-job.ts';

/** Fewest and most jobs of the list: one stands in a sentence. */
const fewest = 2;
const most = 3;

/** The latest jobs with what is certain of each, where no line of any can be told: "– Truck Driver, Larch Haulage (2014–2015)". */
export function listJobs({ resume, wholeWork, language, now, facts, verify }: LetterScene): DraftParagraph {
  const jobs = resume.work ?? [];
  const ranks = rankJobs(jobs);
  const tools = (resume.skills ?? []).flatMap(({ keywords = [] }) => keywords);
  const since = quoteWords(language).since;
  const items = ranks
    .map((_, rank) => ranks.indexOf(rank))
    .flatMap((at): DraftParagraph => {
      const { position = '', ...job } = jobs[at] ?? {};
      const label = labelOfJob({ ...job, position }, wholeWork ?? jobs, { language, now, since, tools });
      // Without its title and its years a name says nothing of somebody.
      if (position === '' || !/\(.*\d{4}\)$/.test(label) || !opensAlike(label, position)) return [];
      const own = facts.filter(({ pointer }) =>
        new RegExp(`^/work/${at}/(?:name|position|startDate|endDate)$`).test(pointer),
      );
      const sentence = `${label}.`;
      return verify(sentence, own).length === 0 ? [{ sentence, facts: own, line: 'item' }] : [];
    })
    .filter(({ sentence }, i, all) => all.findIndex((other) => other.sentence === sentence) === i);
  return items.length < fewest ? [] : items.slice(0, most);
}

/** Whether a label begins with the job's title: one that was no title is left out of it. */
const opensAlike = (label: string, position: string): boolean => {
  const [first = ''] = label.toLowerCase().match(/\p{L}+/gu) ?? [];
  return first !== '' && position.toLowerCase().includes(first);
};
