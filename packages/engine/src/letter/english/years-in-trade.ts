import type { Resume } from '@shortlist/schema';
import { monthOf } from '../../language/dates/month-of.ts';
import { titleWithArticle } from '../../language/text/article-for.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

type Job = NonNullable<Resume['work']>[number];

/** Ranks above the plain title: who is a senior one is one. */
const rank = /^(?:senior|sr\.?|lead|principal|staff|chief) (?=\p{Lu})/iu;
/** Months between two jobs that break no run of years. */
const longestBreak = 3;

/**
 * Since when a person has been in the trade, where the posting asks for years and jobs of one title follow on each other: "I have been an Electrician since 2014. Since 2019 I have
 * been at Voltline." A senior one is told what was held below that: "I have worked as a Product Manager since 2019." before the sentence that was there. English.
 */
export function tellYears(now: DraftParagraph[number], at: number, scene: LetterScene): DraftParagraph {
  const { resume, match, facts, verify } = scene;
  const jobs = resume.work ?? [];
  const title = titleInSentence(jobs[at]?.position ?? '');
  const { earliest, plain } = runOf(jobs, at, title);
  const asksYears = match.requirements.some(({ kind, met }) => kind === 'experience' && met === true);
  const [, employer = '', since = ''] = /^I have been .+?( (?:at|of) .+)? since (\d{4})\.$/.exec(now.sentence) ?? [];
  const from = jobs[earliest]?.startDate?.slice(0, 4) ?? '';
  if (!asksYears || since === '' || from === '' || from === since) return [now];
  const own = facts.filter(({ pointer }) => new RegExp(`^/work/${earliest}/(?:startDate|position)$`).test(pointer));
  const isSame = plain === title;
  const told = isSame
    ? `I have been ${titleWithArticle(title)} since ${from}.`
    : `I have worked as ${titleWithArticle(plain)} since ${from}.`;
  const then =
    employer === ''
      ? // Two years in a row read as a contradiction where no employer stands between them.
        `I am now ${titleWithArticle(title)}.`
      : isSame
        ? `Since ${since} I have been${employer}.`
        : now.sentence;
  return verify(told, own).length > 0 || verify(then, now.facts).length > 0
    ? [now]
    : [{ sentence: told, facts: own }, ...(isSame && employer === '' ? [] : [{ ...now, sentence: then }])];
}

/** The first of the jobs that lead to this one without a break, all under one title or the plain one below it. */
function runOf(jobs: readonly Job[], at: number, title: string): { earliest: number; plain: string } {
  const bare = title.replace(rank, '');
  let earliest = at;
  let plain = title;
  for (let i = at + 1; i < jobs.length; i++) {
    const next = titleInSentence(jobs[i]?.position ?? '');
    const isBare = next === bare;
    if ((next !== plain && !isBare) || !follows(jobs[i], jobs[earliest])) break;
    earliest = i;
    plain = next;
  }
  return { earliest, plain };
}

function follows(before: Job | undefined, after: Job | undefined): boolean {
  const [end, start] = [before?.endDate, after?.startDate];
  return end !== undefined && start !== undefined && end.length > 4 && start.length > 4
    ? (monthOf(start, false) ?? 0) - (monthOf(end, false) ?? 0) <= longestBreak
    : end !== undefined && end === start;
}
