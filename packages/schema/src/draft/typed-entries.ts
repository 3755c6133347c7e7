import { bulletMark } from './bullet-mark.ts';
import { isDatedHead, marksPageBreak, splitEntries } from './entry-bounds.ts';
import { type EntrySpec, type Fields, unreadKeys } from './entry-spec.ts';
import { readTop } from './entry-top.ts';
import { orderHeads } from './head-order.ts';
import { isPageBreak, pageBreakKey, pageBreakLine } from './page-break.ts';
import { shareEmployer } from './shared-employer.ts';
import { type Dates, readTimes, writeDates } from './typed-dates.ts';
import { isWebAddress, writeHeads } from './typed-heads.ts';
import { type Line, readLines } from './typed-lines.ts';
import { readList, writeList } from './typed-lists.ts';

/** Entries of a section (jobs, degrees, projects …) as typed text, and back. Nothing typed is left out. */

/** The entries in a text, in their order. Any text is read; never throws. */
export function readEntries(text: string, spec: EntrySpec): Fields[] {
  const lines = readLines(text).map((line, index) => ({ ...line, index }));
  const entries = splitEntries(lines, spec).map((group) => ({ lines: group, fields: readEntry(group, spec) }));
  return shareEmployer(entries, spec);
}

/** The lines of each entry as they were typed, for a view that edits one at a time. `start` and `end` count lines from 0, `end` excluded. */
export function locateEntries(text: string, spec: EntrySpec): { start: number; end: number }[] {
  const lines = readLines(text).map((line, index) => ({ ...line, index }));
  return splitEntries(lines, spec).map((group) => {
    const numbers = group.map(({ index }) => index);
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

/** `Tools: SAP, Excel`: a line that begins anew, whatever stands above it. */
const named = /^\p{Lu}[\p{L} ]{2,24}: /u;

function readEntry(typed: Line[], spec: EntrySpec): Fields {
  const lines = typed.filter((line) => !marksPageBreak(line));
  const fields: Fields = lines.length < typed.length ? { [pageBreakKey]: 'yes' } : {};
  const top = readTop(lines, spec);
  const isFurther = (part: string, at: number): boolean => at > 0 && spec.further?.test(part) === true;
  setHeads(
    top.parts.filter((part, at) => !isFurther(part, at)),
    spec,
    fields,
  );
  if (top.dates) setDates(top.dates, spec, fields);
  if (top.url) fields.url = top.url;
  const text = top.parts.filter(isFurther);
  const bullets: string[] = [];
  let list = text;
  for (const line of lines.slice(top.used)) {
    const plain = line.text.startsWith('\\') ? line.text.slice(1) : line.text;
    const label = line.bullet || plain !== line.text ? undefined : findLabel(line.text, spec, fields);
    if (label) setLabel(label, fields);
    else if (line.bullet && spec.bullets) {
      bullets.push(plain);
      list = bullets;
    } else if (list === bullets && plain === line.text) {
      bullets.push(named.test(plain) ? plain : `${bullets.pop() ?? ''} ${plain}`.trim());
    } else text.push(line.bullet ? `– ${plain}` : plain);
  }
  if (spec.text && text.length > 0) fields[spec.text] = text.join('\n');
  else if (spec.bullets) bullets.unshift(...text);
  if (spec.bullets && bullets.length > 0) fields[spec.bullets] = bullets;
  return fields;
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
  const heads = spec.heads.map(text);
  const running = [...(spec.byLine ? [] : unread), ...text(spec.text).split('\n')].filter((line) => line.trim() !== '');
  // Below dates alone, the first line would be taken for the head.
  const headless = !spec.byLine && dates !== '' && heads.every((head) => head === '');
  const body = [
    ...running.map((line, index) => {
      // A form takes no season for dates; the text does.
      const told = unread.includes(line) && !headless && readTimes(line)?.season !== undefined;
      const safe = told ? line : guardLine(line, spec, headless && index === 0);
      return spec.byLine ? `  ${safe}` : safe;
    }),
    ...spec.labels.flatMap(({ key, shown, list: many }) => {
      const value = many ? writeList(list(key)) : text(key);
      return value ? [`${shown}: ${value}`] : [];
    }),
    ...list(spec.bullets).map((bullet) => `- ${bullet.startsWith('\\') ? '\\' : ''}${bullet}`),
  ];
  if (spec.byLine) {
    const line = writeHeads([...heads, ...unread], [dates, url].filter(Boolean));
    return withPageBreak([line, ...body].join('\n'), fields);
  }
  // Without dates or bars between, running text could be taken for the employer.
  const top = writeTop(heads, spec);
  const open = spec.heads.length > 1 && !top.includes('|') && !dates && body.length > 0;
  const barred = open ? (heads[0] === '' ? `| ${top}` : `${top} |`).trim() : top;
  return withPageBreak([barred, dates, url, ...body].filter(Boolean).join('\n'), fields);
}

/** The first line: one part alone stands plain where it is understood as what it is. */
function writeTop(heads: string[], spec: EntrySpec): string {
  const filled = heads.filter((head) => head !== '');
  const [only = ''] = filled;
  const plain = filled.length === 1 ? writeHeads([only]) : '';
  const understood = orderHeads([only], spec.heads).indexOf(only) === heads.indexOf(only);
  if (plain !== '' && understood && (heads[0] !== '' || !plain.includes('|'))) return plain;
  const whole = writeHeads(heads);
  return filled.length === 1 && !whole.includes('|') ? `${whole} |` : whole;
}

const withPageBreak = (text: string, fields: Fields) =>
  text && fields[pageBreakKey] ? `${pageBreakLine}\n${text}` : text;

/** A line of running text that would be taken for something else begins with a backslash. */
function guardLine(line: string, spec: EntrySpec, always: boolean): string {
  const taken =
    always ||
    line.trimStart().startsWith('\\') ||
    bulletMark.test(line.trim()) ||
    isPageBreak(line) ||
    readTimes(line) !== undefined ||
    isWebAddress(line.trim()) ||
    isDatedHead(line.trim(), spec) ||
    spec.labels.some(({ word }) => word.test(line));
  return taken ? `\\${line}` : line;
}
