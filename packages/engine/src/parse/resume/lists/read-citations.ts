import { findDates } from '../../../language/dates/find-dates.ts';
import type { Line } from '../../layout/types.ts';
import { joinTexts } from '../entries/read-body.ts';
import { type Draft, linePiece, type Piece, toFact } from '../fact.ts';

/** "[12]", "3." or "(4)" before an entry of a bibliography, which may stand in a column of its own. */
const mark = /^(?:\[(\d{1,3})\]|\((\d{1,3})\)|(\d{1,3})[.)])(?:\s+|$)/;
/** "Marchetti E, …", "Smith, J. (2017)", "J. A. Smith and …", "Okabe M (2023).": who wrote a paper stands first. */
const authored =
  /^(?:\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s\p{Lu}{1,3}(?![\p{L}])|\p{Lu}[\p{L}'’-]+,\s\p{Lu}\.|(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}[\p{L}'’-]+)/u;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const doiOrUrl = /\b(?:https?:\/\/[^\s,;<>]+|10\.\d{4,9}\/[^\s,;()<>]+)/u;

/** The entries of a bibliography, set as scientists set them; undefined where a list of publications is set otherwise. */
export function readCitations(lines: Line[]): Draft[] | undefined {
  const groups = groupByMark(lines) ?? groupByAuthor(lines);
  return groups?.map(draft);
}

type Group = { lines: Line[]; text: string };

/** The text of a line with all its cells: a number may stand in the rail. */
function fullText(line: Line): string {
  const cells = [...line.rail, ...line.cells].map((cell) => cell.text).join(' ');
  return line.bullet && /\d/.test(line.bullet) ? `${line.bullet} ${cells}` : cells;
}

function numberOf(line: Line): number | undefined {
  const found = mark.exec(fullText(line));
  return found ? Number(found[1] ?? found[2] ?? found[3]) : undefined;
}

/** Entries that count upwards, two or more, or one in brackets; a line without a number goes on with the one above it. */
function groupByMark(lines: Line[]): Group[] | undefined {
  const numbers = lines.map(numberOf);
  const counted = numbers.filter((number) => number !== undefined);
  const rises = counted.every((number, i) => i === 0 || number === (counted[i - 1] ?? 0) + 1);
  const sure = counted.length > 1 || lines.some((line) => fullText(line).startsWith('['));
  if (counted.length === 0 || !sure || !rises || numbers.findIndex((number) => number !== undefined) > 1)
    return undefined;
  return collect(lines, (_, i) => numbers[i] !== undefined);
}

/** Entries that begin with who wrote them and name a year each. */
function groupByAuthor(lines: Line[]): Group[] | undefined {
  if (lines.some((line) => line.bullet !== undefined || line.cells.length !== 1)) return undefined;
  const first = lines.findIndex((line) => authored.test(line.text));
  if (first < 0 || first > 1) return undefined;
  const groups = collect(lines, (line, i) => authored.test(line.text) && isOver(lines[i - 1]));
  const whole = groups.every(({ text }) => year.test(text) && text.length > 30);
  return groups.length >= 2 && whole ? groups : undefined;
}

/** A citation ends with a full stop, or with the pages or the year that close it. */
function isOver(line: Line | undefined): boolean {
  return line === undefined || isSubheading(line) || /[.\d)]$/.test(line.text);
}

function collect(lines: Line[], starts: (line: Line, index: number) => boolean): Group[] {
  const groups: Group[] = [];
  lines.forEach((line, i) => {
    const group = groups.at(-1);
    if (starts(line, i)) groups.push({ lines: [line], text: fullText(line).replace(mark, '') });
    else if (group && !isSubheading(line)) {
      group.lines.push(line);
      group.text = joinTexts(group.text, fullText(line));
    }
  });
  return groups;
}

/** "Journal articles": a few words without an end, above the entries of one kind. */
function isSubheading(line: Line): boolean {
  return line.text.length < 40 && /^\p{Lu}[\p{L} ,&-]+$/u.test(line.text) && line.text.split(' ').length <= 5;
}

function draft({ lines, text }: Group): Draft {
  const whole: Piece = { text, boxes: lines.flatMap((line) => linePiece(line).boxes) };
  const { authors, title, rest } = splitCitation(text);
  const published = rest.replace(doiOrUrl, '').replace(/^[\s.,]*(?:In:?\s+)?|[\s.,;]+$/gu, '');
  const place = /^[^\d(;]{3,90}?(?=,?\s*(?:\(|\d|vol\b|no\b|pp\b)|[.;]|$)/iu
    .exec(published)?.[0]
    .replace(/[\s,]+$/, '');
  const dates = findDates(text).filter(({ end }) => !/^\s*[-–]\s*\d/.test(text.slice(end)));
  const parenthesised = /\(((?:19|20)\d\d)[a-z]?\)/.exec(text)?.[1];
  const date = parenthesised ?? dates.at(-1)?.from ?? year.exec(rest)?.[0];
  const address = doiOrUrl.exec(text)?.[0].replace(/[.]$/, '');
  return {
    name: toFact({ ...whole, text: title }, 0.75),
    publisher: place && !/:$|^Proc$/.test(place) ? toFact({ ...whole, text: place }, 0.6) : undefined,
    releaseDate: date ? toFact({ ...whole, text: date }, 0.8, date) : undefined,
    url: address ? toFact(whole, 0.9, address.startsWith('10.') ? `https://doi.org/${address}` : address) : undefined,
    summary: authors ? toFact({ ...whole, text: authors }, 0.7) : undefined,
  };
}

/** Who wrote it, its title and the rest. Where these cannot be told apart the title is the whole text: nothing is cut at a guess. */
function splitCitation(text: string): { authors?: string; title: string; rest: string } {
  const quoted = /^(.*?)[,.:]?\s*["“”„«]\s*(.{5,300}?)[,.]?\s*["”“»]\s*[,.]?\s*(.*)$/u.exec(text);
  if (quoted?.[2]) return { ...by(quoted[1]), title: quoted[2], rest: quoted[3] ?? '' };
  const dated = /^(.{3,200}?)[,.]?\s*\((?:19|20)\d\d[a-z]?\)\s*[.:,]?\s+(.{3,300}?)(?:[.?]\s+(?:In:?\s+)?(.*))?$/u.exec(
    text,
  );
  if (dated?.[2] && authored.test(text)) return { ...by(dated[1]), title: stripped(dated[2]), rest: dated[3] ?? '' };
  // "Okabe M, Forsyth D. Fast scans. …" has its initials last; elsewhere a single letter before a full stop is within a name.
  const parted = /^\p{Lu}[\p{L}'’-]+ \p{Lu}{1,3}[,.]/u.test(text)
    ? /^(.{3,400}? \p{Lu}{1,3})\.\s+(\p{Lu}.{4,300}?)[.?](?:\s+(.*))?$/u.exec(text)
    : /^(.{3,400}?\S{2,})\.\s+(\p{Lu}.{4,300}?)[.?](?:\s+(.*))?$/u.exec(text);
  if (parted?.[1] && parted[2] && isNames(parted[1]))
    return { ...by(parted[1]), title: stripped(parted[2]), rest: parted[3] ?? '' };
  return { title: stripped(text), rest: '' };
}

const by = (authors = '') => (authors.trim() === '' ? {} : { authors: authors.replace(/[\s,.:]+$/, '') });
const stripped = (text: string) =>
  text
    .trim()
    .replace(/[.,;]$/, '')
    .replace(/,\s(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$/u, '');

/** Names and their initials in a row, and nothing else. */
function isNames(text: string): boolean {
  const names = text
    .replace(/\bet al\.?$/i, '')
    .split(/\s*[,;/]\s*(?:and\s+|und\s+|&\s+)?|\s+(?:and|und|et|y|e|&)\s+/u)
    .filter(Boolean);
  return names.every((name) =>
    /^(?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|da|di|la|del)(?:\s(?:\p{Lu}[\p{L}'’.-]*|de|van|von|der|da|di|la|del)){0,4}$/u.test(
      name,
    ),
  );
}
