import type { Resume } from '@shortlist/schema';
import { isRunning, isToCome } from '../../language/dates/against-today.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { quoteWords } from '../../language/letters/quote-words.ts';
import { italianProvinces } from '../../language/places/italian-provinces.ts';
import { isKnownCity, isRegion } from '../../language/places/places.ts';
import { endsWithin } from '../../language/text/abbreviations.ts';
import { calmCapitals, calmWords } from '../../language/text/calm-capitals.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { organisationScore } from '../../language/titles/organisation-words.ts';
import { ownGender } from '../../language/titles/own-gender.ts';
import { firstTitle } from '../../language/titles/short-title.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { isCertainHouse } from '../form/is-certain-house.ts';
import type { LetterScene } from '../letter-scene.ts';
import { isBrief } from './months-worked.ts';

type Job = NonNullable<Resume['work']>[number];

type CertainYears = { from: string; until?: string };

/** `since` says a year that goes on; `tools` are what the resume lists among the skills. */
type Around = { language: string; now: string; since: (year: string) => string; tools: readonly string[] };

/** From here on a name is a house's. */
const surelyAHouse = 1.5;
/** Fewest and most words of a title that no list knows: one alone may be a town. */
const titleWords = { fewest: 2, most: 4 };

/** "Casalguidi(PT)": a town behind which its province stands, and no title with its short name, "Projektleiter (PL)". */
function isTownOfProvince(text: string): boolean {
  const [, town = '', province = ''] = /^(\p{Lu}[\p{L}' -]+?) ?\((\p{Lu}\p{L})\)/u.exec(text) ?? [];
  return italianProvinces.has(province.toUpperCase()) && titleScore(town) === 0;
}

function isPhrase(title: string): boolean {
  const count = title.split(/\s+/).length;
  return count >= titleWords.fewest && count <= titleWords.most;
}

const isName = (title: string): boolean =>
  title.length <= 60 &&
  /^\p{Lu}/u.test(title) &&
  !/[\d|:;@/]|, /.test(title) &&
  !endsWithin(title) &&
  findHeading(title) === undefined;

/** What is certain of a job, as it stands before a line of it: "Senior Accountant, Meadow Mills (2019–2023)". Empty where nothing is. */
export function labelOfJob(job: Job, jobs: readonly Job[], { language, now, since, tools }: Around): string {
  const title = certainTitle(job.position ?? '', language);
  const employer = certainEmployer(job.name ?? '', tools, title === '');
  const named = [title, employer].filter((part) => part !== '').join(', ');
  const years = certainYears(job, jobs, now);
  if (named === '' || years === undefined) return named;
  const { from, until } = (years.until === undefined ? undefined : monthsOfBrief(job)) ?? years;
  return `${named} (${until === undefined ? since(from) : from === until ? from : `${from}–${until}`})`;
}

/** The same of a job of the scene's resume. */
export function labelIn({ resume, wholeWork, language, now }: LetterScene, job: Job): string {
  const tools = (resume.skills ?? []).flatMap(({ keywords = [] }) => keywords);
  return labelOfJob(job, wholeWork ?? resume.work ?? [], { language, now, since: quoteWords(language).since, tools });
}

/** The years of a job of the scene's resume; undefined where they are not certain, `until` only where it has ended. */
export function yearsIn({ resume, wholeWork, now }: LetterScene, job: Job): CertainYears | undefined {
  return certainYears(job, wholeWork ?? resume.work ?? [], now);
}

/** The name of a job's house as a sentence takes it; empty where it may be anything else. */
export function houseIn({ resume }: LetterScene, name: string): string {
  const tools = (resume.skills ?? []).flatMap(({ keywords = [] }) => keywords);
  return certainEmployer(name, tools, false);
}

/** The dates of a brief job with their months, "04/2019" and "05/2019": as a year it would look longer than it was. */
function monthsOfBrief(job: Job): { from: string; until: string } | undefined {
  if (!isBrief(job)) return undefined;
  const [from = '', until = ''] = [job.startDate, job.endDate].map(
    (date = '') => `${date.slice(5, 7)}/${date.slice(0, 4)}`,
  );
  return { from, until };
}

/** How much of the week somebody worked, before the title. */
const extent =
  /^(?:Vollzeit|Teilzeit|Nebenjob|Aushilfe|Temps (?:plein|partiel)|Tiempo (?:completo|parcial)|Tempo (?:pieno|parziale|integral|parcial)|Voltijds?|Deeltijds?): (?=\p{Lu})/iu;

/** What is certain of a job's title, as it stands before its lines. */
export const titleIn = ({ language }: LetterScene, position: string): string => certainTitle(position, language);

/** A title that reads as one, without ranks of a list or what was read on behind it. */
function certainTitle(position: string, language: string): string {
  // "RECEPTIONIST": a design in capitals is no spelling of a title.
  if (language === 'en')
    return titleInSentence(position.replace(/^as (?:an?|the) /i, ''))
      .replace(/^\p{Lu}{6,}$/u, (word) => calmWords(word))
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (isTownOfProvince(position)) return '';
  const title = calmCapitals(firstTitle(position.trim().replace(extent, '')));
  const isOne = isTitle(title) || ownGender([title], language) !== undefined || isPhrase(title);
  return isOne && isName(title) && organisationScore(title) < surelyAHouse ? title : '';
}

/** A name that can only be a house: no heading or place, no title where the job has none, and none of the person's own `tools`. One short word in capitals is spelled so. */
function certainEmployer(name: string, tools: readonly string[], isUntitled: boolean): string {
  // "Holm Council as Chief": the title began behind the house and was cut.
  const own = name
    .trim()
    .replace(/ \([^)]*\)$/, '')
    .replace(/ as (?:an? )?\p{L}.*$/u, '')
    // "Dubai, Larch Catering LLC": the town before the house.
    .replace(/^([^,]+), (?=\p{Lu})/u, (all, town: string) => (isKnownCity(town) || isRegion(town) ? '' : all));
  const bare = /^\p{Lu}{2,8}$/u.test(own) ? own : calmCapitals(own);
  const [first = ''] = bare.split(',');
  return isCertainHouse(bare) &&
    findHeading(bare) === undefined &&
    !isKnownCity(first.replace(/ City\.?$/u, '')) &&
    !isRegion(first) &&
    !(isUntitled && isTitle(bare)) &&
    !tools.some((tool) => tool.toLowerCase() === bare.toLowerCase())
    ? bare
    : '';
}

/** The years of a job; a job that has not ended runs only where it began last and nothing else is open: else its end was not read. */
function certainYears(job: Job, jobs: readonly Job[], now: string): CertainYears | undefined {
  const { startDate = '', endDate } = job;
  const from = startDate.slice(0, 4);
  if (!/^(?:19|20)\d\d$/.test(from) || isToCome(startDate, now)) return undefined;
  const until = isRunning(job, now) ? undefined : endDate?.slice(0, 4);
  if (until !== undefined) return until >= from ? { from, until } : undefined;
  const isLast = jobs.every((other) => (other.startDate ?? '') <= startDate);
  const isOnly = jobs.filter((other) => isRunning(other, now)).length <= 1;
  return isLast && isOnly ? { from } : undefined;
}
