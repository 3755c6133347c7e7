import type { FieldName } from '../../../language/headings/field-names.ts';
import { findFieldName } from '../../../language/headings/find-field-name.ts';
import { withoutEnd } from '../../../language/text/without-end.ts';
import type { Line } from '../../layout/types.ts';
import type { Draft } from '../fact.ts';
import { lineOf, type Section } from '../sections/find-sections.ts';
import { draftFormDegree, draftFormJob } from './form-drafts.ts';
import { readFormEntries } from './form-entries.ts';
import { readFormRows } from './form-rows.ts';
import { readSentenceAt, readSentenceJobs } from './sentence-jobs.ts';
import { rejoinStacked } from './stacked-labels.ts';

/**
 * Sections whose jobs or degrees are told by labels ("Company : …, Designation : …") or a sentence each ("Worked as … with … from … to …") are read so. One
 * with a heading that says nothing is of that kind only where each of its entries is told whole.
 */
export function readTold(found: Section[]): Section[] {
  const sections = rejoinLabelled(rejoinStacked(found));
  const known = sections.some(({ lines }) =>
    lines.some((_, i) => (readSentenceAt(lines, i)?.told.dates.length ?? 0) > 0),
  );
  const read = sections.map((section): Section => {
    if (section.kind === 'work') return withTold(section, 'work', readJobs(section, known));
    if (section.kind === 'education') return withTold(section, 'education', readDegrees(section));
    if (section.kind !== 'custom') return section;
    const jobs = readJobs(section, known);
    if (jobs?.drafts.every(isWhole)) return withTold(section, 'work', jobs);
    const degrees = readDegrees(section);
    return degrees?.drafts.every(isWhole) ? withTold(section, 'education', degrees) : section;
  });
  if (read.some(({ kind }) => kind === 'work')) return read;
  return read.flatMap((section) => (section.kind === 'summary' ? partHiddenJobs(section) : [section]));
}

/** Where a resume has no section of jobs, those that sentences tell in its summary, each with its time. What stands below the last of them is the summary's again. */
function partHiddenJobs(section: Section): Section[] {
  const { lines, flow } = section;
  const told = lines.flatMap((_, at) => {
    const job = readSentenceAt(lines, at);
    return job && job.told.dates.length > 0 ? [{ at, end: at + job.lines.length }] : [];
  });
  const [from, to] = [told[0]?.at, told.at(-1)?.end];
  const drafts = from === undefined ? undefined : readSentenceJobs(lines.slice(0, to), false, from);
  if (!drafts || drafts.length < 2 || !drafts.every(isWhole)) return [section];
  const work: Section = { kind: 'work', title: '', lines: lines.slice(from, to), flow };
  const rest = [...lines.slice(0, from), ...lines.slice(to)];
  return [{ ...section, lines: rest }, withTold(work, 'work', { drafts, rest: [] })];
}

/** The entries of a section, and words beside their dates: of those that an entry has no field for the section tells. */
type Told = { drafts: Draft[]; rest: Line[] };

function readJobs({ lines }: Section, known: boolean): Told | undefined {
  const entries = readFormEntries(lines, 'work');
  if (entries) return { drafts: entries.map(draftFormJob), rest: entries.flatMap(({ rest }) => rest) };
  const drafts = readSentenceJobs(lines, known);
  return drafts && { drafts, rest: [] };
}

function readDegrees({ lines }: Section): Told | undefined {
  const entries = readFormEntries(lines, 'education');
  return entries && { drafts: entries.map(draftFormDegree), rest: entries.flatMap(({ rest }) => rest) };
}

function withTold(section: Section, kind: 'work' | 'education', told: Told | undefined): Section {
  if (!told || told.drafts.length === 0) return section;
  return { ...section, kind, told: told.drafts, lines: [...section.lines.flatMap(splitLine), ...told.rest] };
}

/** A line as one of each of its cells, but for labels beside their value: each of them is read, or is not. */
function splitLine(line: Line): Line[] {
  const cells = [...line.rail, ...line.cells];
  if (cells.length < 2) return [line];
  const said = cells.filter(
    ({ text }) => /[\p{L}\p{N}]/u.test(text) && !findFieldName(withoutEnd(text, /[\s:：.…=–—-]/u)),
  );
  return said.map((cell) => ({ ...lineOf(line, [cell]), rail: [] }));
}

/** What, who and when. */
function isWhole(draft: Draft): boolean {
  const { name, institution, position, studyType, startDate, endDate } = draft as Record<string, Draft>;
  return Boolean((name ?? institution) && (position ?? studyType) && (startDate ?? endDate));
}

/** "Company name: Orion Motors" above the lines of a job, taken for a heading: it goes on with the jobs above. */
function rejoinLabelled(sections: Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    const { heading } = section;
    if (heading && last?.kind === 'work' && isLabelled(heading))
      joined[joined.length - 1] = { ...last, lines: [...last.lines, heading, ...section.lines] };
    else joined.push(section);
  }
  return joined;
}

/** A row of a form: a label that a job has, with its value. */
function isLabelled(line: Line): boolean {
  const [row] = readFormRows([line]);
  return row?.pairs.some(({ label, value }) => ofJobs.has(label) && value.length > 0) ?? false;
}

const ofJobs = new Set<FieldName | 'other'>(['employer', 'title', 'dates']);
