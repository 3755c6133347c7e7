import type { Box } from '@shortlist/schema';
import { isDateText } from '../../../language/dates/find-dates.ts';
import { placeScore } from '../../../language/places/places.ts';
import { jobSentenceWords } from '../../../language/titles/job-sentence-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { anchorOf } from '../entries/find-anchor.ts';
import { readBody } from '../entries/read-body.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { draftDates } from '../work/parse-work.ts';
import { beginsSentence, type JobSentence, readJobSentence } from './job-sentence.ts';
import { type JoinedText, joinCells } from './joined-text.ts';

/** A sentence that tells a job, with the lines that it takes, and the cells of these that stand beside it. */
type ToldJob = { told: JobSentence; joined: JoinedText; lines: Line[]; beside: Cell[] };

/** A sentence runs on over at most so many lines. */
const mostLines = 4;
const leastShare = 0.6;
/** Other lines with a time are half as many at most: where they are more, jobs are told otherwise. */
const mostDated = 0.5;

/** The sentence that begins at a line and tells a job whole: of the lines that it may take, the fewest in which it has its dates, else all. */
export function readSentenceAt(lines: Line[], at: number): ToldJob | undefined {
  const first = lines[at];
  if (!first || !beginsSentence(textOf(first))) return undefined;
  const taken: Line[] = [];
  let best: ToldJob | undefined;
  for (const [i, line] of lines.slice(at, at + mostLines).entries()) {
    const above = taken.at(-1);
    if (above && (!runsOn(line, first) || beginsSentence(textOf(line)) || !isFull(above, lines))) break;
    taken.push(line);
    const cells = taken.flatMap((each) => cellsOf(each, first));
    const joined = joinCells(cells);
    const told = readJobSentence(joined.text);
    if (told) best = { told, joined, lines: [...taken], beside: without(taken, cells) };
    if (told && told.dates.length > 0 && !lastsOn(joined.text, lines[at + i + 1])) break;
  }
  if (best?.told.title) return best;
  for (const i of taken.keys()) {
    const title = lines[at + i + 1];
    const titled = title && isTitle(title) && standBelow(lines) && readWithTitle(taken.slice(0, i + 1), title);
    if (titled) return titled;
  }
  return best;
}

/** A line that is a title and no more. */
function isTitle({ cells, bullet }: Line): boolean {
  const [{ text = '' } = {}] = cells;
  if (cells.length !== 1 || bullet !== undefined || text.split(' ').length > 8 || /[.:,;]$/.test(text)) return false;
  return titleScore(text) >= 0.5 && !beginsSentence(text);
}

const decided = new WeakMap<Line[], boolean>();

/** Whether the titles of a section stand below its sentences: one below the last of them, none above the first. */
function standBelow(lines: Line[]): boolean {
  const known = decided.get(lines);
  if (known !== undefined) return known;
  const isSentence = (line: Line): boolean => beginsSentence(textOf(line));
  const first = lines.findIndex(isSentence);
  const last = lines.findLastIndex(isSentence);
  const above = lines[first - 1];
  const below = !(above && isTitle(above)) && lines.slice(last + 1, last + 1 + mostLines).some(isTitle);
  decided.set(lines, below);
  return below;
}

/** "Since May 2010 working with Orion Motors, Doha" above a line that is a title: both tell the job. */
function readWithTitle(sentence: Line[], title: Line): ToldJob | undefined {
  const [first] = sentence;
  const [cell] = title.cells;
  if (!first || !cell) return undefined;
  const cells = [...sentence.flatMap((line) => cellsOf(line, first)), cell];
  const joined = joinCells(cells);
  const told = readJobSentence(joined.text, joined.text.length - cell.text.length);
  return told && told.dates.length > 0
    ? { told, joined, lines: [...sentence, title], beside: without(sentence, cells) }
    : undefined;
}

const without = (lines: Line[], cells: Cell[]): Cell[] =>
  lines.flatMap((line) => line.cells.filter((cell) => !cells.includes(cell)));

const upTo = jobSentenceWords.map((words) => words.upTo).join('|');
const endsOpen = new RegExp(String.raw`(?:[-–—]|\s(?:${upTo}))\s*$`, 'iu');
const goesOn = new RegExp(String.raw`^(?:${upTo}|[-–—])(?!\p{L})`, 'iu');

/** "… from May 2010 to" with the other date in the next line, or the word before it. */
function lastsOn(text: string, next: Line | undefined): boolean {
  return endsOpen.test(text) || goesOn.test(next?.text ?? '');
}

/** The sentence of a line, also where wide spaces part its words. */
function textOf(line: Line): string {
  const cell = sentenceCell(line);
  return cell ? joinCells(line.cells.slice(line.cells.indexOf(cell))).text : '';
}

/** Where a line has a cell beside, of a country or a number, the sentence is behind it, and furthest right where none begins like one. */
const sentenceCell = (line: Line): Cell | undefined =>
  line.cells.find(({ text }) => beginsSentence(text)) ?? line.cells.at(-1);

/** The cells of a line that go on with the sentence: what stands left of it, in few words, is said beside it. */
function cellsOf(line: Line, first: Line): Cell[] {
  const start = sentenceCell(first)?.x ?? first.x;
  const own = line.cells.filter((cell) => cell.x > start - 2 * line.size);
  return own.length > 0 || isBeside(line, start) ? own : line.cells;
}

const isBeside = (line: Line, start: number): boolean =>
  line.x < start - 4 * line.size && line.text.split(' ').length <= 3;

function runsOn(line: Line, first: Line): boolean {
  const start = sentenceCell(first)?.x ?? first.x;
  return line.bullet === undefined && line.cells.length > 0 && line.x < start + 4 * line.size;
}

/** A line that goes as far as lines of its section do: what is shorter has come to its end. */
function isFull(line: Line, lines: Line[]): boolean {
  const furthest = Math.max(...lines.map(({ right }) => right));
  const cell = line.cells.at(-1);
  return !cell || line.text.split(' ').length <= 3 || cell.right > line.left + 0.7 * (furthest - line.left);
}

/**
 * The jobs of a section that is a list of sentences, with what stands below each: undefined where the first line is none, where most are of another
 * shape, or where many lines between them have dates of their own: such a line, and what stands below it, is told of none of them. They begin at `first`. `known`: a sentence with its dates stands elsewhere, so that one without is a job too; so are several where
 * no line of the section has a time.
 */
export function readSentenceJobs(
  lines: Line[],
  known: boolean,
  first = lines.findIndex((line) => line.text.trim() !== ''),
): Draft[] | undefined {
  if (first < 0 || !beginsSentence(textOf(lines[first] as Line))) return undefined;
  const jobs: { job: ToldJob; body: Line[] }[] = [];
  const timeless = lines.every((line) => !anchorOf(line)?.range);
  let [unread, dated] = [0, 0];
  let isOther = false;
  for (let i = first; i < lines.length; ) {
    const line = lines[i] as Line;
    const job = readSentenceAt(lines, i);
    if (job && (job.told.dates.length > 0 || known || timeless)) {
      jobs.push({ job, body: [] });
      isOther = false;
      i += job.lines.length;
      continue;
    }
    if (beginsSentence(textOf(line)) && line.bullet === lines[first]?.bullet) unread++;
    else if (anchorOf(line)?.range || isDateText(line.text)) {
      dated++;
      isOther ||= !isDateText(line.text);
    }
    if (!isOther) jobs.at(-1)?.body.push(line);
    i++;
  }
  const isSure = known || jobs.length > 1 || jobs.some(({ job }) => job.told.dates.length > 0);
  if (dated > mostDated * jobs.length) return undefined;
  if (!isSure || jobs.length === 0 || jobs.length < leastShare * (jobs.length + unread)) return undefined;
  return jobs.map(({ job, body }) => draftToldJob(job, body));
}

/** A job as its sentence tells it. The sentence stays as its summary; a place beside it is the job's, and what else stands there is told behind it. */
function draftToldJob({ told, joined, beside }: ToldJob, body: Line[]): { [key: string]: Draft } {
  const at = (part: { start: number; end: number } | undefined) => part && joined.pieceAt(part.start, part.end);
  const [title, employer] = [at(told.title), at(told.employer)];
  const said = beside.filter(({ text }) => !counted.test(text)).flatMap((cell) => wholeOf([cell]) ?? []);
  const country = told.place
    ? undefined
    : [wholeOf(beside), ...said].find((piece) => piece && placeScore(piece.text) > 0);
  const place = at(told.place) ?? country;
  const also = said.filter(({ boxes }) => !boxes.some((box) => country?.boxes.some((own) => isSame(own, box))));
  const dates = told.dates.flatMap((span) => {
    const piece = joined.pieceAt(span.start, span.end);
    return piece ? [{ span, piece }] : [];
  });
  const { paragraphs, points } = readBody(body);
  const sentence = { text: joined.text, boxes: joined.pieceAt(0, joined.text.length)?.boxes ?? [] };
  const summary = [sentence, ...also, ...paragraphs];
  return {
    name: employer && toFact(employer, 0.85),
    position: title && toFact(title, 0.85),
    location: place && toFact(place, 0.75),
    ...draftDates(dates),
    summary: toFact(
      { text: summary.map(({ text }) => text).join(' '), boxes: summary.flatMap(({ boxes }) => boxes) },
      0.8,
    ),
    highlights: points.map((point) => toFact(point, 0.9)),
  };
}

/** A number that only counts the sentences. */
const counted = /^\W*\d{1,2}\W*$/;

const wholeOf = (cells: Cell[]): Piece | undefined => {
  const joined = joinCells(cells);
  return joined.pieceAt(0, joined.text.length);
};

const isSame = (a: Box, b: Box): boolean => a.page === b.page && a.x === b.x && a.y === b.y;
