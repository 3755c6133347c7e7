import { bulletMark } from './bullet-mark.ts';
import { type EntrySpec, type Fields, unreadKeys } from './entry-spec.ts';
import { orderHeads } from './head-order.ts';
import { isPageBreak, pageBreakKey, pageBreakLine } from './page-break.ts';
import { type Dates, readDates, writeDates } from './typed-dates.ts';
import { isWebAddress, readHeads, writeHeads } from './typed-heads.ts';
import { readList, writeList } from './typed-lists.ts';

/** Entries of a section (jobs, degrees, projects …) as typed text, and back. Nothing typed is left out. */

type Line = { text: string; bullet: boolean; indented: boolean };

/** The entries in a text, in their order. Any text is read; never throws. */
export function readEntries(text: string, spec: EntrySpec): Fields[] {
  return splitEntries(text.split(/\r\n|[\n\r\u2028\u2029]/).map(readLine), spec).map((lines) => readEntry(lines, spec));
}

/** The lines of each entry as they were typed, for a view that edits one at a time. `start` and `end` count lines from 0, `end` excluded. */
export function locateEntries(text: string, spec: EntrySpec): { start: number; end: number }[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line, index) => ({ ...readLine(line), index }));
  return splitEntries(lines, spec).map((group) => {
    const numbers = group.map((line) => (line as Line & { index: number }).index);
    return { start: Math.min(...numbers), end: Math.max(...numbers) + 1 };
  });
}

/** Entries as text that `readEntries` reads back. */
export function writeEntries(entries: readonly Fields[], spec: EntrySpec): string {
  return entries
    .map((fields) => writeEntry(fields, spec))
    .filter(Boolean)
    .join(spec.byLine ? '\n' : '\n\n');
}

function readLine(raw: string): Line {
  const trimmed = raw.trim();
  const bullet = bulletMark.test(trimmed);
  return { text: trimmed.replace(bulletMark, ''), bullet, indented: /^(?: {2}|\t)/.test(raw) };
}

function splitEntries<L extends Line>(lines: L[], spec: EntrySpec): L[][] {
  const entries: L[][] = [];
  let fresh = true;
  let pageBreak: L | undefined;
  lines.forEach((line, index) => {
    if (line.text === '') {
      if (!line.bullet) fresh = true;
      return;
    }
    if (marksPageBreak(line)) {
      pageBreak = line;
      return;
    }
    const last = entries.at(-1);
    const begins = spec.byLine
      ? beginsRecord(line, last, spec)
      : isTableRow(line, spec) || (fresh && beginsBlock(lines.slice(index)));
    if (pageBreak) entries.push([pageBreak, line]);
    else if (begins || !last) entries.push([line]);
    else last.push(line);
    pageBreak = undefined;
    fresh = false;
  });
  return entries;
}

/** In a list of records each line is one; what is indented or marked below a record belongs to it. */
function beginsRecord(line: Line, last: Line[] | undefined, { text }: EntrySpec): boolean {
  if (!last || !text) return true;
  if (line.bullet) return last.find((one) => !marksPageBreak(one))?.bullet === true;
  return !line.indented;
}

/** A row of a pasted table: cells with tabs between, one of them a span of time. */
function isTableRow({ text, bullet }: Line, spec: EntrySpec): boolean {
  return spec.dated && !bullet && text.includes('\t') && readHeads(text, takesOf(spec)).dates !== undefined;
}

const takesOf = (spec: EntrySpec) => ({ dates: spec.dated, url: spec.url, at: spec.heads[0] === 'position' });

/** A block begins an entry unless it is a list, is set in, or is running text. */
function beginsBlock(block: Line[]): boolean {
  const [first, second] = block;
  if (!first || first.bullet || first.indented) return false;
  const alone = !second || second.text === '';
  if (first.text.includes('|')) return true;
  return !(first.text.startsWith('\\') || (alone && (first.text.length > 100 || /[.!?]$/.test(first.text))));
}

const marksPageBreak = ({ text, bullet }: Line) => !bullet && isPageBreak(text);

function readEntry(typed: Line[], spec: EntrySpec): Fields {
  const lines = typed.filter((line) => !marksPageBreak(line));
  const fields: Fields = lines.length < typed.length ? { [pageBreakKey]: 'yes' } : {};
  const body = readTop(lines, spec, fields);
  const text: string[] = [];
  const bullets: string[] = [];
  let list = text;
  for (const line of body) {
    const plain = line.text.startsWith('\\') ? line.text.slice(1) : line.text;
    const label = line.bullet || plain !== line.text ? undefined : findLabel(line.text, spec, fields);
    if (label) setLabel(label, fields);
    else if (line.bullet && spec.bullets) {
      bullets.push(plain);
      list = bullets;
    } else if (list === bullets && plain === line.text) bullets.push(`${bullets.pop() ?? ''} ${plain}`.trim());
    else text.push(line.bullet ? `– ${plain}` : plain);
  }
  if (spec.text && text.length > 0) fields[spec.text] = text.join('\n');
  else if (spec.bullets) bullets.unshift(...text);
  if (spec.bullets && bullets.length > 0) fields[spec.bullets] = bullets;
  return fields;
}

/** Reads the first lines: parts, dates, address. Returns the lines below them. */
function readTop(lines: Line[], spec: EntrySpec, fields: Fields): Line[] {
  const takes = takesOf(spec);
  const [first] = lines;
  if (!first || (first.bullet && !spec.byLine)) return lines;
  let dates = spec.dated ? readDates(first.text) : undefined;
  const heads = dates ? { parts: [], piped: false } : readHeads(first.text, takes);
  const parts = [...heads.parts];
  dates ??= heads.dates;
  let url = heads.url;
  let piped = heads.piped;
  let at = 1;
  for (; at < Math.min(lines.length, 4); at += 1) {
    const { text, bullet } = lines[at] as Line;
    if (bullet || text.startsWith('\\')) break;
    const found = spec.dated && !dates ? readDates(text) : undefined;
    const wrapped = spec.dated && !dates && !found ? readWrapped(text, lines[at + 1]) : undefined;
    if (wrapped) at += 1;
    if (found ?? wrapped) dates = found ?? wrapped;
    else if (spec.url && !url && isWebAddress(text)) url = text;
    else if (at === 1 && !heads.piped && !dates && parts.length === 1 && spec.heads.length > 1) {
      const second = readSecond(text, lines[2], takes);
      if (!second) break;
      parts.push(...second.parts);
      dates = second.dates;
      url ??= second.url;
      piped = second.piped;
    } else break;
  }
  setHeads(piped ? parts : orderHeads(parts, spec.heads), spec, fields);
  if (dates) setDates(dates, spec, fields);
  if (url) fields.url = url;
  return lines.slice(at);
}

/** A span of time that a line's end broke after its dash. */
function readWrapped(text: string, next: Line | undefined): Dates | undefined {
  return next && !next.bullet && /[–—-]$/.test(text) ? readDates(`${text} ${next.text}`) : undefined;
}

/** The line below the first one holds the employer or school where dates end it or follow it. */
function readSecond(text: string, next: Line | undefined, takes: { dates: boolean; url: boolean; at: boolean }) {
  const heads = readHeads(text, { ...takes, at: false });
  if (heads.dates || heads.piped) return heads;
  return next && !next.bullet && readDates(next.text) ? heads : undefined;
}

function setHeads(parts: string[], { heads }: EntrySpec, fields: Fields): void {
  heads.forEach((key, index) => {
    const value = index === heads.length - 1 ? parts.slice(index).filter(Boolean).join(', ') : parts[index];
    if (value) fields[key] = value;
  });
}

function setDates({ startDate, endDate }: Dates, { date }: EntrySpec, fields: Fields): void {
  if (date && endDate && !startDate) fields[date] = endDate;
  else if (date) fields[date] = startDate ?? '';
  else Object.assign(fields, startDate ? { startDate } : {}, endDate ? { endDate } : {});
}

type FoundLabel = { key: string; value: string; list: boolean };

function findLabel(text: string, { labels }: EntrySpec, fields: Fields): FoundLabel | undefined {
  for (const { word, key, list } of labels) {
    const value = word.exec(text)?.[1];
    if (value !== undefined && fields[key] === undefined) return { key, value, list };
  }
  return undefined;
}

function setLabel({ key, value, list }: FoundLabel, fields: Fields): void {
  fields[key] = list ? readList(value) : value;
}

function writeEntry(fields: Fields, spec: EntrySpec): string {
  const text = (key: string | undefined) => (key && typeof fields[key] === 'string' ? fields[key] : '');
  const list = (key: string | undefined) => (key && Array.isArray(fields[key]) ? fields[key] : []);
  const dates = spec.date
    ? writeDates({ endDate: text(spec.date) })
    : writeDates({ startDate: text('startDate'), endDate: text('endDate') });
  const url = spec.url ? text('url') : '';
  const unread = [dates ? '' : text(unreadKeys.dates), url ? '' : text(unreadKeys.url)].filter(Boolean);
  const body = [
    ...(spec.byLine ? [] : unread.map((line) => guardLine(line, spec))),
    ...text(spec.text)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => (spec.byLine ? `  ${guardLine(line, spec)}` : guardLine(line, spec))),
    ...spec.labels.flatMap(({ key, shown, list: many }) => {
      const value = many ? writeList(list(key)) : text(key);
      return value ? [`${shown}: ${value}`] : [];
    }),
    ...list(spec.bullets).map((bullet) => `- ${bullet.startsWith('\\') ? '\\' : ''}${bullet}`),
  ];
  const heads = spec.heads.map(text);
  if (spec.byLine) {
    const line = writeHeads([...heads, ...unread], [dates, url].filter(Boolean));
    return withPageBreak([line, ...body].join('\n'), fields);
  }
  // Without dates or bars between, running text could be taken for the employer.
  const top = writeHeads(heads);
  const barred = !top.includes('|') && !dates && body.length > 0 ? `${top} |`.trim() : top;
  return withPageBreak([barred, dates, url, ...body].filter(Boolean).join('\n'), fields);
}

const withPageBreak = (text: string, fields: Fields) =>
  text && fields[pageBreakKey] ? `${pageBreakLine}\n${text}` : text;

/** A line of running text that would be taken for something else begins with a backslash. */
function guardLine(line: string, spec: EntrySpec): string {
  const taken =
    line.startsWith('\\') ||
    bulletMark.test(line.trim()) ||
    isPageBreak(line) ||
    readDates(line) !== undefined ||
    isWebAddress(line.trim()) ||
    spec.labels.some(({ word }) => word.test(line));
  return taken ? `\\${line}` : line;
}
