import type { Posting, Resume } from '@shortlist/schema';
import { wholeStatements } from '../../language/deeds/whole-statements.ts';
import { findFieldName } from '../../language/headings/find-field-name.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isPhrasePart } from '../../language/text/is-phrase-part.ts';
import { namesOwnJob } from '../../language/titles/names-own-job.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { wholeLines } from './whole-lines.ts';

/** A job or another place of work. */
export type Place = { name?: string; position?: string; startDate?: string; endDate?: string };
/** A place of work with the lines that tell of it; `order` counts from 0, the latest. */
export type PlaceLines = {
  item: string;
  place: Place;
  order: number;
  project?: string;
  lines: { line: string; pointer: string }[];
};

/** Jobs, latest first, then voluntary work; the summary of a job tells its story sentence by sentence. */
export function listPlaces(resume: Resume): PlaceLines[] {
  const ranks = rankJobs(resume.work ?? []);
  const work = (resume.work ?? []).map((job, i) => {
    const item = `/work/${i}`;
    const bullets = linesAt(job.highlights, item);
    const told = proseAt(job.summary, `${item}/summary`);
    return {
      item,
      place: placeOf(job),
      order: ranks[i] ?? i,
      lines: [...bullets, ...told],
    };
  });
  const given = (resume.volunteer ?? []).map((entry, i) => {
    const item = `/volunteer/${i}`;
    const lines = linesAt(entry.highlights, item);
    return { item, place: placeOf({ ...entry, name: entry.organization }), order: work.length + 3 + i, lines };
  });
  return [...work, ...given].map((place) => ({
    ...place,
    lines: place.lines.filter(
      ({ line }) => !deniesSome(line) && !namesOwnJob(line) && !tellsOfHouse(line, place.place.name ?? ''),
    ),
  }));
}

/** The lines of a list that are whole, each in the statements that it makes. */
function linesAt(highlights: readonly string[] = [], item: string): PlaceLines['lines'] {
  return wholeLines(highlights).flatMap((statements, j) => statementsAt(statements, `${item}/highlights/${j}`));
}

/** The statements of a text in prose. */
const proseAt = (text = '', pointer: string): PlaceLines['lines'] => statementsAt(wholeStatements(text), pointer);

/** A line of several sentences tells several things: each may prove something by itself. */
function statementsAt(statements: readonly string[], pointer: string): PlaceLines['lines'] {
  return statements.map((line) => ({ line, pointer }));
}

/** "Several open source contributions to projects": five words of which only the first is capitalised name no project. */
const phrase = /^\p{Lu}\p{Ll}+(?: \p{Ll}+){4,}$/u;

/** Projects: before the jobs of somebody whose last job is of another trade than the post, else behind them. */
export function listProjects(
  { projects = [], work = [], volunteer = [] }: Resume,
  { title = '' }: Posting,
): PlaceLines[] {
  // Where a name begins in small letters, the section was cut in the wrong places.
  if (projects.some(({ name = '' }) => /^\p{Ll}+ \p{Ll}/u.test(name) || isPhrasePart(name))) return [];
  const leads = !work.some(({ position = '' }) => isSameTrade(position, title));
  return projects.flatMap((entry, i) => {
    // "Power BI: Sales Dashboard": with what it was made, and what it is.
    const name = entry.name?.trim().replace(/^([^:]{2,20}): (?=[\p{Lu}\d])/u, '$1 – ') ?? '';
    if (
      name === '' ||
      name.length > 50 ||
      /[:;|•]/.test(name) ||
      phrase.test(name) ||
      findFieldName(name) !== undefined ||
      findHeading(name) !== undefined
    )
      return [];
    const item = `/projects/${i}`;
    const lines = linesAt(entry.highlights, item);
    const place = placeOf({ startDate: entry.startDate, endDate: entry.endDate });
    const order = leads ? i - projects.length : work.length + volunteer.length + 4 + i;
    return [
      { item, place, order, project: name, lines: [...proseAt(entry.description, `${item}/description`), ...lines] },
    ];
  });
}

/** "Meadow Mills est un éditeur de logiciels": a line that opens on its employer's name and goes on with a small word tells of the house. */
function tellsOfHouse(line: string, house: string): boolean {
  const name = house.trim();
  return name.length > 2 && line.startsWith(name) && /^,? \p{Ll}/u.test(line.slice(name.length));
}

/** A line that says what the person has not done or has not got proves nothing in a letter. */
const deniesSome = (line: string): boolean => disclaimsAny(line);

function placeOf(entry: { [key in keyof Place]?: string | undefined }): Place {
  const { name, position, startDate, endDate } = entry;
  return {
    ...(name === undefined ? {} : { name }),
    ...(position === undefined ? {} : { position }),
    ...(startDate === undefined ? {} : { startDate }),
    ...(endDate === undefined ? {} : { endDate }),
  };
}
