import type { Segment } from '@shortlist/engine/training';
import type { Label } from './labels-file.ts';

type Part = Segment & Label;
type Entry = Record<string, string | string[] | undefined>;
/** A JSON Resume of what the labels say, for a person to mend. */
export type Derived = Record<string, unknown>;

/** Roles that are no part of a job, a degree or a project: one of them ends what stands above. */
const listed = new Set(['certificate', 'award', 'publication']);
const heads = new Set(['employer', 'title', 'place', 'dates', 'school', 'degree', 'field', 'project']);

/** The truth that labels say: entries are cut where they begin, the values are the parts' own words. */
export function deriveTruth(segments: Segment[], labels: Label[]): Derived {
  const parts = segments.map((segment, i) => ({ ...segment, ...(labels[i] as Label) }));
  const all = (role: Part['role']): Part[] => parts.filter((part) => part.role === role);
  const each = (role: Part['role'], key: string): Entry[] => runsOf(all(role)).map((run) => ({ [key]: textOf(run) }));
  const entries = cutEntries(parts);
  const jobs = entries.filter(isJob);
  const rest = entries.filter((entry) => !jobs.includes(entry));
  const studies = rest.filter((entry) => entry.some(({ role }) => role === 'school' || role === 'degree'));
  const projects = rest.filter((entry) => entry.some(({ role }) => role === 'project'));
  return {
    basics: basicsOf(parts, entries),
    work: jobs.filter((entry) => !entry[0]?.aside).map((entry) => jobOf(entry, 'name')),
    volunteer: jobs.filter((entry) => entry[0]?.aside).map((entry) => jobOf(entry, 'organization')),
    education: studies.map((entry) => ({
      institution: said(entry, 'school'),
      studyType: said(entry, 'degree'),
      area: said(entry, 'field'),
      ...datesOf(entry),
    })),
    skills: skillsOf(parts),
    languages: all('language').map(({ text }) => ({ language: text })),
    certificates: each('certificate', 'name'),
    projects: projects.map((entry) => ({ name: said(entry, 'project'), ...datesOf(entry), ...toldIn(entry) })),
    publications: each('publication', 'name'),
    awards: each('award', 'title'),
  };
}

/** Parts that stand together in one line or go on from the end of a line. */
function runsOf(parts: Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1)?.at(-1);
    if (last && last.row === part.row && !part.begins) runs.at(-1)?.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** The words of parts, with the comma or the white that parts them on the page. */
function textOf(parts: Part[]): string {
  return parts
    .map((part, i) => {
      const last = parts[i - 1];
      if (!last) return part.text;
      const between = last.cell === part.cell ? part.cell.text.slice(last.end, part.start) : ' ';
      return `${/^[^\p{L}\p{N}]*$/u.test(between) ? between : ' '}${part.text}`;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The parts of each entry. A heading closes the entry before it; `aside` is handed on from the heading. */
function cutEntries(parts: Part[]): Part[][] {
  const entries: Part[][] = [];
  let [open, aside] = [false, false];
  for (const part of parts) {
    if (part.role === 'heading') [open, aside] = [false, part.aside];
    else if (listed.has(part.role)) open = false;
    else if (part.begins && heads.has(part.role)) {
      entries.push([{ ...part, aside }]);
      open = true;
    } else if (open) entries.at(-1)?.push(part);
  }
  return entries;
}

const said = (entry: Part[], role: Part['role']): string | undefined =>
  textOf(entry.filter((part) => part.role === role)) || undefined;

const isJob = (entry: Part[]): boolean => entry.some(({ role }) => role === 'employer' || role === 'title');

/** The dates of an entry; a single one is its end, of a job its start too. */
function datesOf(entry: Part[]): Entry {
  const spans = entry.flatMap(({ role, date }) => (role === 'dates' && date ? [date] : []));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return {};
  if (spans.length === 1 && !first.range && !first.open) {
    const end = first.to ?? first.from;
    return { startDate: isJob(entry) ? end : undefined, endDate: end };
  }
  return { startDate: first.from, endDate: last.open ? undefined : (last.to ?? last.from) };
}

/** The points of an entry, one for each bullet, and its running text. */
function toldIn(entry: Part[]): Entry {
  const points: Part[][] = [];
  for (const part of entry.filter(({ role }) => role === 'bullet')) {
    const last = points.at(-1)?.at(-1);
    const starts = part.begins || (part.index === 0 && part.line.bullet !== undefined);
    if (!last || (starts && last.row !== part.row)) points.push([part]);
    else points.at(-1)?.push(part);
  }
  return { highlights: points.length > 0 ? points.map(textOf) : undefined, summary: said(entry, 'prose') };
}

const jobOf = (entry: Part[], name: 'name' | 'organization'): Entry => ({
  [name]: said(entry, 'employer'),
  position: said(entry, 'title'),
  location: said(entry, 'place'),
  ...datesOf(entry),
  ...toldIn(entry),
});

function skillsOf(parts: Part[]): { name?: string; keywords: string[] }[] {
  const groups: { name?: string; keywords: string[] }[] = [];
  let fresh = true;
  for (const part of parts) {
    if (part.role === 'skill-label') groups.push({ name: part.text, keywords: [] });
    else if (part.role === 'skill') {
      if (fresh && groups.at(-1)?.keywords.length !== 0) groups.push({ keywords: [] });
      groups.at(-1)?.keywords.push(part.text);
    }
    fresh = part.role === 'heading' || (fresh && part.role !== 'skill');
  }
  return groups;
}

function basicsOf(parts: Part[], entries: Part[][]): Record<string, unknown> {
  const own = (role: Part['role']): string | undefined =>
    said(parts.filter((part) => part.role === role).slice(0, 8), role);
  const contacts = parts.filter(({ role }) => role === 'contact').map(({ text }) => text);
  const is = (pattern: RegExp) => contacts.filter((text) => pattern.test(text));
  const urls = is(/^(?!.*@).*(?:https?:|www\.|\p{L}\.\p{L}{2,}(?:\/|$))/u);
  const email = is(/\S@\S+\.\S/)[0]?.match(/[^\s:<(]+@[^\s>),;]+/)?.[0];
  const phones = contacts.filter((text) => !urls.includes(text) && text.replace(/\D/g, '').length >= 8);
  const within = new Set(entries.flat().map(({ row }) => row));
  const told = parts.filter(({ role, row }) => role === 'prose' && !within.has(row));
  const ends = parts.findIndex((part) => part.role === 'heading' && part.row > (told[0]?.row ?? Infinity));
  const summary = told.filter(({ row }) => ends < 0 || row < (parts[ends]?.row ?? 0));
  const city = contacts.find((text) => !urls.includes(text) && !/[@\d]/.test(text.replace(/^\d{4,6}\s/, '')));
  return {
    name: own('name'),
    label: own('headline'),
    email,
    phone: phones[0]?.replace(/^[^+\d(]+/, ''),
    location: city === undefined ? undefined : { city: city.replace(/^\d{4,6}\s/, '') },
    profiles: urls.map((url) => ({ url })),
    summary: textOf(summary) || undefined,
  };
}
