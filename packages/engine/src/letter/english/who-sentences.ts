import { isToCome } from '../../language/dates/against-today.ts';
import { articleFor, titleWithArticle } from '../../language/text/article-for.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { isOffice } from '../../language/titles/is-office.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { isOfStudies } from '../../language/titles/is-training.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { isBrief } from '../content/months-worked.ts';
import { isCertainHouse } from '../form/is-certain-house.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { callsStudent } from './calls-student.ts';
import { englishVariety } from './english-variety.ts';

/** What the person is now, where and since when; `told` is that job. How long in the post's line of work is left to the dates: no two posts of a trade are one kind of work. English. */
export function whoSentences({ resume, facts, tone, verify }: LetterScene): DraftParagraph {
  const jobs = resume.work ?? [];
  const at = jobs.findIndex((job) => job.startDate !== undefined && job.endDate === undefined);
  const job = jobs[at];
  const title = titleInSentence(job?.position ?? '');
  // What is done beside one's studies is over more often than it runs, where no end was read.
  if (job === undefined || at > 1 || title === '' || isOfStudies(title)) return [];
  const since = job.startDate?.slice(0, 4) ?? '';
  const employer = isCertainHouse(job.name ?? '')
    ? ` ${isOffice(title) ? 'of' : 'at'} ${nameWithThe(calmCapitals(job.name ?? ''))}`
    : '';
  const factsOf = (i: number) =>
    facts.filter(({ pointer }) => new RegExp(`^/work/${i}/(?:startDate|position|name)$`).test(pointer));
  const named = isOffice(title) ? title : titleWithArticle(title);
  const now = [
    ...(tone === 'formal' ? [`I have held the position of ${title}${employer} since ${since}.`] : []),
    `I have been ${named}${employer} since ${since}.`,
    `I have been ${named} since ${since}.`,
  ];
  const sentence = now.find((each) => verify(each, factsOf(at)).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: factsOf(at) }];
}

/** "I worked as an IT Support Officer from 2011 to 2015.": the latest job with a title, of who has none now. English. */
export function lastJob({ resume, facts, verify }: LetterScene): DraftParagraph {
  const jobs = resume.work ?? [];
  const ranks = rankJobs(jobs);
  const at = ranks.map((_, rank) => ranks.indexOf(rank)).find((i) => titleInSentence(jobs[i]?.position ?? '') !== '');
  const { position = '', name = '', startDate = '', endDate = '' } = jobs[at ?? -1] ?? {};
  const title = titleInSentence(position);
  const hasJob = jobs.some((job) => job.startDate !== undefined && job.endDate === undefined);
  if (hasJob || at === undefined || startDate === '' || endDate === '') return [];
  const own = facts.filter(({ pointer }) =>
    new RegExp(`^/work/${at}/(?:startDate|endDate|position|name)$`).test(pointer),
  );
  const [from, to] = [startDate.slice(0, 4), endDate.slice(0, 4)];
  const years = from === to ? `in ${from}` : `from ${from} to ${to}`;
  // As a year a short job would look longer than it was.
  const months = isBrief({ startDate, endDate })
    ? [...new Set([startDate, endDate].map(monthAndYear))].join(' to ')
    : '';
  const when = months === '' ? years : months.includes(' to ') ? `from ${months}` : `in ${months}`;
  const employer = isCertainHouse(name) ? ` at ${nameWithThe(calmCapitals(name))}` : '';
  const sentence = [employer, '']
    .map((place) => `I worked as ${titleWithArticle(title)}${place} ${when}.`)
    .find((each) => verify(each, own).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: own }];
}

/** "April 2019" of "2019-04-30". */
const monthAndYear = (date: string): string =>
  new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 7)}-01`),
  );

/** Most years that studies without an end run. */
const longestStudies = 5;

/** Whether an entry of the studies runs: it is to end after today, or names no end, began last of all and lately beside dated studies of no higher level, and its writer says that they study. */
function runs(at: number, { resume, now }: LetterScene): boolean {
  const education = resume.education ?? [];
  const { startDate, endDate } = education[at] ?? {};
  if (endDate !== undefined) return isToCome(endDate, now);
  return (
    startDate !== undefined &&
    Number(now.slice(0, 4)) - Number(startDate.slice(0, 4)) <= longestStudies &&
    callsStudent(resume) &&
    education.every((other) => (other.startDate ?? '') <= startDate || isToCome(other.startDate ?? '', now)) &&
    education.every((other) => (other.startDate ?? other.endDate) !== undefined) &&
    education.every((other) => levelOf(other) <= levelOf(education[at]))
  );
}

const levelOf = ({ studyType = '', area = '' }: { studyType?: string; area?: string } = {}): number =>
  Math.max(0, ...findDegrees(`${studyType} ${area} `).map(({ level }) => level));

/** "I am working toward a B.S. in Business Administration at The Ohio State University.": a degree that has not ended. */
export function studySentence(scene: LetterScene): DraftParagraph {
  const { resume, facts, verify } = scene;
  const at = (resume.education ?? []).findIndex(
    ({ studyType = '', institution = '' }, i) =>
      studyType !== '' && institution !== '' && findDegrees(`${studyType} `).length > 0 && runs(i, scene),
  );
  const { studyType = '', area = '', institution = '' } = resume.education?.[at] ?? {};
  const [house = ''] = institution.split(',');
  const [subject = ''] = area.split(/[;,]/);
  const bare = studyType.trim().replace(/ (?:in|of)$/i, '');
  const degree = subject === '' || / in /.test(bare) || bare.includes(subject) ? bare : `${bare} in ${subject}`;
  if (at < 0 || degree.length > 80 || /[:;|,]/.test(degree) || !isOrganisation(house)) return [];
  const own = facts.filter(({ pointer }) => pointer.startsWith(`/education/${at}/`));
  const sentence = `I am working toward${englishVariety(resume, scene.posting) === 'american' ? '' : 's'} ${articleFor(degree)} ${degree} at ${nameWithThe(house)}.`;
  return verify(sentence, own).length === 0 ? [{ sentence, facts: own }] : [];
}
