import { isToCome } from '../../language/dates/against-today.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { articleFor, titleWithArticle } from '../../language/text/article-for.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { isOffice } from '../../language/titles/is-office.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { isOfStudies } from '../../language/titles/is-training.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { headOfJob } from '../content/head-of-job.ts';
import { houseIn, yearsIn } from '../content/label-of-job.ts';
import { isBrief } from '../content/months-worked.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { callsStudent } from './calls-student.ts';
import { englishVariety } from './english-variety.ts';

/** "I have been an Accountant at Maple Mills since 2019.", "I worked as an IT Support Officer from 2011 to 2015.": a job by its title, house and years. English. */
export function postSentence(at: number, scene: LetterScene): DraftParagraph {
  const { resume, facts, tone, verify } = scene;
  const job = resume.work?.[at] ?? {};
  const { position = '', name = '', startDate = '', endDate = '' } = job;
  const title = titleInSentence(position);
  const years = yearsIn(scene, job);
  if (title === '' || years === undefined) return [];
  const isNow = years.until === undefined;
  // What is done beside one's studies is over more often than it runs, where no end was read.
  if (isNow && endDate === '' && isOfStudies(title)) return [];
  const own = headOfJob(facts, at, position);
  const house = houseIn(scene, name);
  const employer = house === '' ? '' : ` ${isNow && isOffice(title) ? 'of' : 'at'} ${nameWithThe(house)}`;
  const named = isOffice(title) && isNow ? title : titleWithArticle(title);
  const say = (place: string): string[] => {
    if (!isNow) return [`I worked as ${titleWithArticle(title)}${place} ${stayOf(startDate, endDate)}.`];
    const since = `since ${years.from}.`;
    return [
      ...(tone === 'formal' ? [`I have held the position of ${title}${place} ${since}`] : []),
      `I have been ${named}${place} ${since}`,
    ];
  };
  const sentence = [...say(employer), ...say('')].find((each) => verify(each, own).length === 0);
  return sentence === undefined ? [] : [{ sentence, facts: own }];
}

/** "from 2019 to 2023", "in April 2019": as a year a short job would look longer than it was. */
function stayOf(startDate: string, endDate: string): string {
  const dates = [startDate, endDate];
  const told = isBrief({ startDate, endDate }) ? dates.map(monthAndYear) : dates.map((date) => date.slice(0, 4));
  const [from, to] = told;
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
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
  // "Ongoing": a word on the state of the studies is no field of them.
  const [subject = ''] = isUnfinished(area) ? '' : area.split(/[;,]/);
  const bare = studyType.trim().replace(/ (?:in|of)$/i, '');
  const degree = subject === '' || / in /.test(bare) || bare.includes(subject) ? bare : `${bare} in ${subject}`;
  if (at < 0 || degree.length > 80 || /[:;|,]/.test(degree) || !isOrganisation(house)) return [];
  const own = facts.filter(({ pointer }) => pointer.startsWith(`/education/${at}/`));
  const sentence = `I am working toward${englishVariety(resume, scene.posting) === 'american' ? '' : 's'} ${articleFor(degree)} ${degree} at ${nameWithThe(house)}.`;
  return verify(sentence, own).length === 0 ? [{ sentence, facts: own }] : [];
}
