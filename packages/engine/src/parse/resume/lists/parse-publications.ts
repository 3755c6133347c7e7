import { findDates } from '../../../language/dates/find-dates.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { DatedPiece, Entry } from '../entries/entry.ts';
import { datedFact, itemsOf, lastDate } from '../entries/list-items.ts';
import { type Draft, type Piece, toFact } from '../fact.ts';
import { readCitations } from './read-citations.ts';

const doiPattern = /\b10\.\d{4,9}\/[^\s,;()<>]+/u;
/** "1." and "[12]" before an entry of a numbered list. */
const numbered = /^(?:\[\d{1,3}\]|\d{1,3}[.)])\s+(?=\p{L})/u;

/** Publications: name, publisher, date, DOI as web address; who wrote them and what else is said in the summary. */
export function parsePublications(all: Line[], plain: PlainStyle): Draft[] {
  const cited = readCitations(all);
  if (cited) return cited;
  const lines = all.map(numberToMark);
  const authors = lines.filter(isAuthors);
  const doi = lines.filter(
    (line) => !authors.includes(line) && /^(?:doi:?\s*)?(?:https?:\/\/doi\.org\/)?10\.\d{4}/i.test(line.text),
  );
  const heads = lines.filter((line) => !authors.includes(line) && !doi.includes(line));
  if (authors.length + doi.length === 0) return itemsOf(lines, plain).map((item) => draft(item, [], undefined));
  return itemsOf(heads, plain).map((item) => {
    const own = lines.filter((line) => belongs(line, item.entry.lines, lines, heads));
    return draft(
      item,
      own.filter((line) => authors.includes(line)).map(piece),
      own.find((line) => doi.includes(line)),
    );
  });
}

/** The lines below an entry's own, up to the next entry's. */
function belongs(line: Line, entry: Line[], lines: Line[], heads: Line[]): boolean {
  if (heads.includes(line)) return false;
  const at = lines.indexOf(line);
  const above = lines.slice(0, at).findLast((other) => heads.includes(other));
  return above !== undefined && entry.some((own) => own.base === above.base && own.page === above.page);
}

function draft(item: ReturnType<typeof itemsOf>[number], authors: Piece[], doi: Line | undefined): Draft {
  const [name] = item.parts;
  const publisher = item.parts[1] && withItsYear(item.parts[1], item.entry);
  const number = doi && doiPattern.exec(doi.text)?.[0].replace(/[.]$/, '');
  const venue = doi && /\(([^()]{3,80})\)\s*$/.exec(doi.text)?.[1];
  const said = [...authors, ...(item.rest.length > 0 ? item.rest : [])];
  return {
    name: name && toFact(name, 0.8),
    publisher: venue ? toFact(piece(doi), 0.7, venue) : publisher && toFact(publisher, 0.6),
    releaseDate: datedFact(dateApart(item.entry)) ?? lastDate(item.entry),
    url: number ? toFact(piece(doi as Line), 0.9, `https://doi.org/${number}`) : item.url,
    summary:
      said.length > 0
        ? toFact({ text: said.map((p) => p.text).join(' '), boxes: said.flatMap((p) => p.boxes) }, 0.7)
        : undefined,
  };
}

/** Of several dates the one that stands apart, in a cell of its own: the others are parts of names. */
function dateApart({ dates, lines }: Entry): DatedPiece | undefined {
  if (dates.length < 2) return undefined;
  return dates.find(({ piece }) => lines.some(({ cells }) => cells.some(({ text }) => text === piece.text)));
}

/** "NeurIPS 2023" beside a date of its own: the year is the venue's. */
function withItsYear(publisher: Piece, entry: Entry): Piece {
  if (!dateApart(entry)) return publisher;
  const texts = entry.lines.flatMap(({ cells }) => cells.flatMap(({ text }) => text.split(/\s+[|•·]\s+/u)));
  const whole = texts.find((text) => text.startsWith(publisher.text) && findDates(text).length > 0);
  return whole && whole.length <= 90 ? { ...publisher, text: whole } : publisher;
}

/** Three names or two in a row, parted by commas, semicolons or "and", and nothing else: who wrote it. */
function isAuthors(line: Line): boolean {
  if (line.cells.length !== 1 || line.text.length > 200 || /\d|[:(]/.test(line.text)) return false;
  const names = line.text
    .replace(/\bet al\.?$/i, '')
    .split(/\s*[,;]\s*(?:and\s+|&\s+)?|\s+(?:and|und|et|y|e|en|&)\s+/u)
    .filter(Boolean);
  const isName = (text: string): boolean =>
    /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|van|von|der|da|di|la)\s+)?\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(text);
  return names.length >= 2 && names.every(isName);
}

function numberToMark(line: Line): Line {
  const found = line.bullet === undefined ? numbered.exec(line.text) : null;
  const [first, ...others] = line.cells;
  if (!found || !first?.text.startsWith(found[0])) return line;
  const cell = { ...first, text: first.text.slice(found[0].length) };
  return { ...line, cells: [cell, ...others], text: line.text.slice(found[0].length), bullet: found[0].trim() };
}

function piece(line: Line): Piece {
  const { x, top, right, bottom, page } = line;
  return { text: line.text, boxes: [{ page, x, y: top, width: right - x, height: bottom - top }] };
}
