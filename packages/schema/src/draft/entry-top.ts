import { takesOf } from './entry-bounds.ts';
import type { EntrySpec } from './entry-spec.ts';
import { isHeadLine, isOrganisation, isSchool, isTitle, orderHeads, splitHead } from './head-order.ts';
import { readTimes, saysDuration, type Times } from './typed-dates.ts';
import { isWebAddress, readHeads } from './typed-heads.ts';
import type { Line } from './typed-lines.ts';

/** What the first lines of an entry say: its parts in the order of its fields, its dates, its address. */
export type Top = {
  parts: string[];
  dates?: Times;
  url?: string;
  /** So many lines were read. */
  used: number;
};

type Reading = Top & {
  piped: boolean;
  /** How long the span was is said too, as LinkedIn does. */
  measured: boolean;
  /** The dates stand on the first line, alone. */
  datesFirst: boolean;
  /** Said beside the employer or the place and neither of them: `Full-time`, `Hybrid`. */
  terms: string[];
};

/** Lines below the first one that are looked at. */
const most = 4;
const terms =
  /^(?:full[- ]time|part[- ]time|contract|permanent|temporary|seasonal|self-employed|freelance|internship|apprenticeship|vollzeit|teilzeit)$/i;
const workplace = /\s·\s(remote|hybrid|on-site)$/i;

/** Reads the first lines of an entry; its list and its running text stand below them. */
export function readTop(lines: readonly Line[], spec: EntrySpec): Top {
  const [first] = lines;
  if (!first || (first.bullet && !spec.byLine)) return { parts: [], used: 0 };
  const top = readFirst(first.text, spec);
  while (top.used < Math.min(lines.length, most)) {
    const taken = takeLine(top, lines.slice(top.used), spec);
    if (taken === 0) break;
    top.used += taken;
  }
  const parts = top.piped
    ? top.parts
    : splitHead(orderHeads(top.parts, spec.heads), spec.heads, top.dates !== undefined);
  const terms = [...top.terms, ...(top.dates?.season ? [top.dates.season] : [])];
  return { ...top, parts: terms.length > 0 ? withTerms(parts, terms) : parts };
}

/** `Planner (Full-time, Hybrid)` */
const withTerms = ([position = '', ...others]: string[], said: string[]): string[] => [
  `${position} (${said.join(', ')})`.trim(),
  ...others,
];

function readFirst(text: string, spec: EntrySpec): Reading {
  const dates = readSpan(text, spec);
  const heads = dates ? { parts: [], piped: false, dates } : readHeads(text, takesOf(spec));
  return { ...heads, datesFirst: dates !== undefined, terms: [], measured: saysDuration(text), used: 1 };
}

/** Takes what the next line adds; says how many lines that were, 0 where the top ends. */
function takeLine(top: Reading, [line, next]: readonly Line[], spec: EntrySpec): number {
  if (!line || line.bullet || line.text.startsWith('\\')) return 0;
  const { text } = line;
  if (spec.dated && !top.dates) {
    const whole = readSpan(text, spec);
    const dates = whole ?? (next && readWrapped(text, next, spec));
    if (dates) {
      Object.assign(top, { dates, measured: saysDuration(text) });
      return whole ? 1 : 2;
    }
  }
  if (spec.url && !top.url && isWebAddress(text)) top.url = text;
  else if (isPlace(top, text, spec)) {
    const [at] = workplace.exec(text) ?? [];
    top.parts[2] = text.slice(0, text.length - (at?.length ?? 0));
    if (at) top.terms.push(at.replace(/^\s·\s/, ''));
  } else if (top.used > (top.datesFirst ? 2 : 1) || top.piped || spec.byLine || spec.heads.length < 2) return 0;
  else if (!takeSecond(top, line, next, spec)) return 0;
  return 1;
}

/** The second line, where it belongs to the head: below dates, or the employer or school below a position or degree. */
function takeSecond(top: Reading, { text }: Line, next: Line | undefined, spec: EntrySpec): boolean {
  if (spec.labels.some(({ word }) => word.test(text))) return false;
  const takes = takesOf(spec);
  if (top.parts.length === 0) {
    if (!isHeadLine(text)) return false;
    Object.assign(top, readHeads(text, { ...takes, dates: false }));
    return true;
  }
  if (top.dates) {
    const employer = top.parts.length === 1 && isHeadLine(text) && text.split(/,\s/).some(isOrganisation);
    if (employer) top.parts.push(text);
    return employer;
  }
  const heads = readHeads(text, { ...takes, at: false });
  if (!heads.dates && !heads.piped && !(next && !next.bullet && readTimes(next.text))) return false;
  if (takes.at && isRoleAt(top.parts, heads.parts)) {
    const [employer = '', place = ''] = top.parts;
    top.parts = [...heads.parts, employer, ...(saysDuration(place) ? [] : [place])];
    if (heads.dates) top.dates = heads.dates;
    return true;
  }
  if (top.parts.length > 1) {
    if (spec.heads[0] !== 'degree' || top.parts.some(isSchool) || !heads.parts.some(isSchool)) return false;
    top.parts = [top.parts.join(' – ')];
  }
  const beside = takes.at && !heads.piped ? heads.parts.filter((part) => terms.test(part)) : [];
  top.terms.push(...beside);
  top.parts.push(...heads.parts.filter((part) => !beside.includes(part)));
  top.piped = heads.piped;
  top.measured = saysDuration(text);
  if (heads.dates) top.dates = heads.dates;
  if (heads.url && !top.url) top.url = heads.url;
  return true;
}

/** `Northgate Hospital — Leeds` above `Senior Nurse` */
const isRoleAt = (above: string[], below: string[]) =>
  above.length === 2 && below.length === 1 && below.every(isTitle) && !above.some(isTitle);

/** The place that LinkedIn writes below the dates. */
function isPlace(top: Reading, text: string, { heads }: EntrySpec): boolean {
  if (heads[2] !== 'location' || top.parts.length !== 2 || top.piped || !top.dates || !isHeadLine(text)) return false;
  return workplace.test(text) || (top.measured && text.length <= 60);
}

/** The dates that fill a line; where a record has one date, a span with two ends is left to its text. */
function readSpan(text: string, spec: EntrySpec): Times | undefined {
  const dates = spec.dated ? readTimes(text) : undefined;
  if (dates?.season && !takesOf(spec).at) return undefined;
  return spec.date && dates?.startDate && dates.endDate ? undefined : dates;
}

/** A span of time that a line's end broke after its dash. */
function readWrapped(text: string, next: Line, spec: EntrySpec): Times | undefined {
  return !next.bullet && /[–—-]$/.test(text) ? readSpan(`${text} ${next.text}`, spec) : undefined;
}
