import type { EntrySpec } from './entry-spec.ts';
import { isHeadLine, isSchool, isTitle, namesDegree } from './head-order.ts';
import { isPageBreak } from './page-break.ts';
import { joinEmployers } from './shared-employer.ts';
import { readTimes } from './typed-dates.ts';
import { readHeads, type Takes } from './typed-heads.ts';
import type { Line } from './typed-lines.ts';

/** Where each entry of a typed section begins. */

/** The lines of each entry. */
export function splitEntries<L extends Line>(lines: L[], spec: EntrySpec): L[][] {
  const entries: L[][] = [];
  let told = nothingTold;
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
      : fresh
        ? beginsBlock(lines.slice(index, index + 3)) || isTableRow(line, spec)
        : beginsWithin(lines.slice(index, index + 3), { last: last?.at(-1), told }, spec);
    if (pageBreak || begins || !last) told = nothingTold;
    told = tellMore(told, line, spec);
    if (pageBreak) entries.push([pageBreak, line]);
    else if (begins || !last) entries.push([line]);
    else last.push(line);
    pageBreak = undefined;
    fresh = false;
  });
  return joinEmployers(entries, spec);
}

/** What the lines of an entry have told so far: that it is complete, by a list or dates, and that a degree is named. */
type Told = { complete: boolean; degree: boolean };
const nothingTold: Told = { complete: false, degree: false };

function tellMore({ complete, degree }: Told, line: Line, spec: EntrySpec): Told {
  if (spec.byLine) return nothingTold;
  return {
    complete: complete || line.bullet || hasDates(line, spec),
    degree: degree || (spec.heads[0] === 'degree' && !line.bullet && namesDegree(line.text)),
  };
}

export const marksPageBreak = ({ text, bullet }: Line): boolean => !bullet && isPageBreak(text);

/** What a head may hold beside its parts. */
export const takesOf = (spec: EntrySpec): Takes => ({
  dates: spec.dated,
  span: spec.date === undefined,
  url: spec.url,
  at: spec.heads[0] === 'position',
  degree: spec.heads[0] === 'degree',
  level: spec.level,
});

/** Whether a line without a bullet would begin an entry although no blank line stands before it. */
export function isDatedHead(text: string, spec: EntrySpec): boolean {
  if (!spec.dated || spec.byLine || text.startsWith('\\') || text.length > 120 || /[.!?]$/.test(text)) return false;
  if (isLabel(text, spec)) return false;
  const { parts, dates } = readHeads(text, takesOf(spec));
  if (!dates || parts.length === 0 || !isHeadLine(parts[0] ?? '')) return false;
  return dates.startDate !== undefined || (spec.heads[0] === 'degree' && parts.some(isSchool));
}

/** In a list of records each line is one; what is indented or marked below a record belongs to it. */
function beginsRecord(line: Line, last: Line[] | undefined, { text, bulletsBegin = false }: EntrySpec): boolean {
  if (!last || !text) return true;
  if (line.bullet) return bulletsBegin || last.find((one) => !marksPageBreak(one))?.bullet === true;
  return !line.indented;
}

/** A row of a pasted table: cells with tabs between, one of them a span of time. */
function isTableRow({ text, bullet }: Line, spec: EntrySpec): boolean {
  return spec.dated && !bullet && text.includes('\t') && readHeads(text, takesOf(spec)).dates !== undefined;
}

/** A block begins an entry unless it is a list, is set in, or is running text. */
function beginsBlock(block: Line[]): boolean {
  const [first, second] = block;
  if (!first || first.bullet || first.indented) return false;
  const alone = !second || second.text === '';
  if (first.text.includes('|')) return true;
  return !(first.text.startsWith('\\') || (alone && (first.text.length > 100 || /[.!?]$/.test(first.text))));
}

/** Without a blank line before it, an entry begins where another head with dates stands below one that is complete. */
function beginsWithin(block: Line[], { last, told }: { last: Line | undefined; told: Told }, spec: EntrySpec): boolean {
  const [first, second, third] = block;
  if (!first || first.bullet || first.indented) return false;
  if (isFurtherDegree(first, told, spec)) return true;
  if (!told.complete) return false;
  if (isTableRow(first, spec) || isDatedHead(first.text, spec)) return true;
  // A head of several lines below a list: `Barista`, then `Beanhouse, 2015 – 2017` or one of them after the other.
  if (!last?.bullet || !isHeadLine(first.text) || !second || second.bullet || second.text === '') return false;
  if (!spec.dated || spec.byLine || first.text.startsWith('\\') || isLabel(first.text, spec)) return false;
  if (readTimes(second.text)?.startDate) return true;
  const below = third && !third.bullet && isHeadLine(second.text) && readTimes(third.text)?.startDate;
  if (below && isTitle(first.text)) return true;
  return isDatedHead(second.text, spec) && (isTitle(first.text) || !isTitle(second.text));
}

/** `Abitur 2009` below another degree: a line that names one and says when. */
function isFurtherDegree({ text }: Line, told: Told, spec: EntrySpec): boolean {
  if (!told.degree || spec.heads[0] !== 'degree' || text.length > 120 || text.startsWith('\\') || isLabel(text, spec))
    return false;
  const { dates, parts } = readHeads(text, takesOf(spec));
  return dates !== undefined && isHeadLine(parts[0] ?? '') && namesDegree(parts.join(' '));
}

function hasDates({ text }: Line, spec: EntrySpec): boolean {
  return readTimes(text) !== undefined || readHeads(text, takesOf(spec)).dates !== undefined;
}

const isLabel = (text: string, { labels }: EntrySpec) => labels.some(({ word }) => word.test(text));
