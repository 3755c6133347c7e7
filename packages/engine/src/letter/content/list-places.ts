import type { Posting, Resume } from '@shortlist/schema';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { isSameTrade } from '../english/who-sentences.ts';

/** A job or another place of work. */
export type Place = { name?: string; position?: string; startDate?: string; endDate?: string };
/** A place of work with the lines that tell of it; `order` counts from 0, the latest. */
type PlaceLines = {
  item: string;
  place: Place;
  order: number;
  project?: string;
  lines: { line: string; pointer: string; part?: true }[];
};

/** Jobs, latest first, then voluntary work; a job that has no bullets tells its story in its summary, sentence by sentence. */
export function listPlaces(resume: Resume): PlaceLines[] {
  const ranks = rankJobs(resume.work ?? []);
  const work = (resume.work ?? []).map((job, i) => {
    const item = `/work/${i}`;
    const bullets = (job.highlights ?? []).flatMap((line, j) => sentencesOf(line, `${item}/highlights/${j}`));
    const told = splitSentences((job.summary ?? '').replaceAll(/ ; (?=\p{L})/gu, '\n')).map((line) => ({
      line,
      pointer: `${item}/summary`,
    }));
    return {
      item,
      place: placeOf(job),
      order: ranks[i] ?? i,
      lines: bullets.length > 1 ? bullets : [...bullets, ...told],
    };
  });
  const given = (resume.volunteer ?? []).map((entry, i) => {
    const item = `/volunteer/${i}`;
    const lines = (entry.highlights ?? []).flatMap((line, j) => sentencesOf(line, `${item}/highlights/${j}`));
    return { item, place: placeOf({ ...entry, name: entry.organization }), order: work.length + 3 + i, lines };
  });
  return [...work, ...given].map((place) => ({ ...place, lines: place.lines.filter(({ line }) => !deniesSome(line)) }));
}

/** A line of several sentences tells several things: each may prove something by itself. */
function sentencesOf(line: string, pointer: string): { line: string; pointer: string; part?: true }[] {
  const sentences = splitSentences(line);
  return sentences.length < 2 ? [{ line, pointer }] : sentences.map((part) => ({ line: part, pointer, part: true }));
}

/** Projects: before the jobs of somebody whose last job is of another trade than the post, else behind them. */
export function listProjects(
  { projects = [], work = [], volunteer = [] }: Resume,
  { title = '' }: Posting,
): PlaceLines[] {
  const leads = !work.some(({ position = '' }) => isSameTrade(position, title));
  return projects.flatMap((entry, i) => {
    const name = entry.name?.trim() ?? '';
    if (name === '' || name.length > 50 || /[:;|•]/.test(name)) return [];
    const item = `/projects/${i}`;
    const bare = (entry.description ?? '').replace(/,? \p{Ll}+ed (?:on|with|in|by)$/u, '');
    const lines = (entry.highlights ?? []).map((line, j) => ({ line, pointer: `${item}/highlights/${j}` }));
    const place = placeOf({ startDate: entry.startDate, endDate: entry.endDate });
    const order = leads ? i - projects.length : work.length + volunteer.length + 4 + i;
    return [{ item, place, order, project: name, lines: [{ line: bare, pointer: `${item}/description` }, ...lines] }];
  });
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
