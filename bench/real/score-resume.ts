import { foldAddress, foldValue, isSame, isSameDate, isSamePhone, overlap, squeeze } from './compare-values.ts';
import { pairEntries } from './pair-entries.ts';

type Entry = Record<string, unknown> & { highlights?: string[]; keywords?: string[] };
/** A resume as its truth says or as it was read; `_unscored` names fields that the truth does not judge. */
export type Scored = {
  basics?: Record<string, unknown> & {
    location?: { city?: string };
    url?: string;
    profiles?: { url?: string }[];
  };
  work?: Entry[];
  education?: Entry[];
  skills?: Entry[];
  _unscored?: string[];
};

export type Counts = { right: number; wrong: number; missed: number };
/** What one document scored: counts by field, jobs and degrees that are right as a whole, entries that nobody wrote, and every fault in words. */
export type DocumentScore = {
  fields: Map<string, Counts>;
  jobs: { whole: number; all: number };
  degrees: { whole: number; all: number };
  entries: { invented: number; all: number };
  faults: string[];
};

/** Fields that are reported beside the averages. */
export const asideFields = new Set(['label', 'work.location']);

/** Compares what was read with the truth. */
export function scoreResume(truth: Scored, read: Scored): DocumentScore {
  const score: DocumentScore = {
    fields: new Map(),
    jobs: { whole: 0, all: 0 },
    degrees: { whole: 0, all: 0 },
    entries: { invented: 0, all: 0 },
    faults: [],
  };
  const unscored = new Set(truth._unscored ?? []);
  const add = (field: string, right: number, wrong: number, missed: number, said: string): void => {
    const [top = ''] = field.split('.');
    const dates = /Date$/.test(field) && unscored.has(`${top}.dates`);
    if (unscored.has(field) || unscored.has(top) || unscored.has(field.split('.')[1] ?? '-') || dates) return;
    const counts = score.fields.get(field) ?? { right: 0, wrong: 0, missed: 0 };
    counts.right += right;
    counts.wrong += wrong;
    counts.missed += missed;
    score.fields.set(field, counts);
    if (wrong + missed > 0 && !asideFields.has(field)) score.faults.push(`${field}: ${said}`);
  };
  const one = (field: string, a: unknown, b: unknown, same: (a: unknown, b: unknown) => boolean): boolean => {
    const [said, got] = [foldValue(a) !== '', foldValue(b) !== ''];
    const right = said && got && same(a, b);
    add(field, right ? 1 : 0, got && !right ? 1 : 0, said && !right ? 1 : 0, `${quote(a)} read as ${quote(b)}`);
    return right || (!said && !got);
  };
  scoreBasics(truth, read, one, add, unscored);
  const rows = pairEntries(truth.work ?? [], read.work ?? [], likenessOfJobs, 0.5);
  for (const [job, got] of rows) {
    const employer = one('work.company', nameOf(job), nameOf(got), isSame);
    const title = one('work.position', job?.position, got?.position, isSame);
    if (job?.location) one('work.location', job.location, got?.location, sharesTown);
    const dates = scoreDates('work', job, got, one);
    scorePoints(job, got, add);
    if (job) score.jobs.all++;
    if (job && got && employer && title && dates) score.jobs.whole++;
  }
  const learnt = pairEntries(truth.education ?? [], read.education ?? [], likenessOfDegrees, 0.4);
  for (const [degree, got] of learnt) {
    // A truth may say where a school is behind its name; what is read has a field of its own for it.
    const placed = [got?.institution, got?.location].filter(Boolean).join(', ');
    const isSchool = (a: unknown, b: unknown): boolean => isSame(a, b) || isSame(a, placed);
    const school = one('education.institution', degree?.institution, got?.institution, isSchool);
    const named = one('education.degree', degreeOf(degree), degreeOf(got), (a, b) => isSame(a, b, 0.75));
    const dates = scoreDates('education', degree, got, one);
    if (degree) score.degrees.all++;
    if (degree && got && school && named && dates) score.degrees.whole++;
  }
  score.entries.all = (read.work ?? []).length + (read.education ?? []).length;
  score.entries.invented = [...rows, ...learnt].filter(([truth]) => truth === undefined).length;
  const [own, other] = [skillsOf(truth), skillsOf(read)];
  const both = [...own].filter((skill) => other.has(skill)).length;
  const missing = [...own].filter((skill) => !other.has(skill));
  const extra = [...other].filter((skill) => !own.has(skill));
  add('skills', both, extra.length, missing.length, `missed ${missing.join(', ')}; not there: ${extra.join(', ')}`);
  return score;
}

type One = (field: string, a: unknown, b: unknown, same: (a: unknown, b: unknown) => boolean) => boolean;
type Add = (field: string, right: number, wrong: number, missed: number, said: string) => void;

function scoreBasics(truth: Scored, read: Scored, one: One, add: Add, unscored: Set<string>): void {
  const [a, b] = [truth.basics ?? {}, read.basics ?? {}];
  one('name', a.name, b.name, (x, y) => bareName(x) === bareName(y));
  one('email', a.email, b.email, (x, y) => String(x).toLowerCase().trim() === String(y).toLowerCase().trim());
  one('phone', a.phone, b.phone, isSamePhone);
  one('city', a.location?.city, b.location?.city, (x, y) => squeeze(x) === squeeze(y));
  if (a.label) one('label', a.label, b.label, isSame);
  if (a.summary || !unscored.has('summary')) one('summary', a.summary, b.summary, (x, y) => overlap(x, y) >= 0.8);
  const [own, other] = [addressesOf(a), addressesOf(b)];
  const right = own.filter((url) => other.includes(url)).length;
  add('urls', right, other.length - right, own.length - right, `${own.join(' ')} read as ${other.join(' ')}`);
}

function scoreDates(section: string, truth: Entry | undefined, read: Entry | undefined, one: One): boolean {
  // The end of a time at school is often printed without its month.
  const same = (a: unknown, b: unknown): boolean =>
    isSameDate(a, b) || (section === 'education' && String(b).length === 4 && String(a).startsWith(String(b)));
  const from = one(`${section}.startDate`, truth?.startDate, read?.startDate, same);
  return one(`${section}.endDate`, truth?.endDate, read?.endDate, same) && from;
}

function scorePoints(truth: Entry | undefined, read: Entry | undefined, add: Add): void {
  const points = truth?.highlights ?? [];
  const told = foldValue(truth?.summary);
  // What the truth keeps as a paragraph is no wrong point.
  const got = (read?.highlights ?? []).filter(
    (point) =>
      points.some((own) => overlap(own, point) >= 0.8) ||
      told === '' ||
      !(overlap(told, point) >= 0.8 || (foldValue(point).length >= 15 && told.includes(foldValue(point)))),
  );
  const right = pairEntries(points, got, overlap, 0.8).filter(([a, b]) => a !== undefined && b !== undefined).length;
  const said = `${right} of ${points.length} points of ${quote(nameOf(truth))}, ${got.length} read`;
  add('work.highlights', right, got.length - right, points.length - right, said);
}

const quote = (value: unknown): string => JSON.stringify(value ?? null);
const nameOf = (entry: Entry | undefined): unknown => entry?.name ?? entry?.company;
const degreeOf = (entry: Entry | undefined): string => [entry?.studyType, entry?.area].filter(Boolean).join(' ');

export function likenessOfJobs(a: Entry, b: Entry): number {
  const points = a.highlights ?? [];
  const shared = points.filter((point) => (b.highlights ?? []).some((other) => overlap(point, other) >= 0.8)).length;
  return (
    likeness(nameOf(a), nameOf(b)) +
    likeness(a.position, b.position) +
    (a.startDate && isSameDate(a.startDate, b.startDate) ? 0.6 : 0) +
    (a.endDate && isSameDate(a.endDate, b.endDate) ? 0.3 : 0) +
    (points.length > 0 ? (0.8 * shared) / points.length : 0)
  );
}

export function likenessOfDegrees(a: Entry, b: Entry): number {
  const ends = a.endDate && isSameDate(a.endDate, b.endDate) ? 0.3 : 0;
  return likeness(a.institution, b.institution) + overlap(degreeOf(a), degreeOf(b)) + ends;
}

const likeness = (a: unknown, b: unknown): number =>
  squeeze(a) !== '' && squeeze(a) === squeeze(b) ? 1 : overlap(a, b);

const sharesTown = (a: unknown, b: unknown): boolean =>
  isSame(a, b) || foldValue(a).split(' ')[0] === foldValue(b).split(' ')[0];

/** A name without academic degrees before and letters behind it. */
function bareName(name: unknown): string {
  return squeeze(
    String(name)
      .replace(/,\s*(?:ph\.?d\.?|m\.?d\.?|mba|cpa|rn|esq\.?|pmp)\b.*$/i, '')
      .replace(/^(?:dr|prof)\.?\s+/i, ''),
  );
}

function addressesOf(basics: NonNullable<Scored['basics']>): string[] {
  const all = [basics.url, ...(basics.profiles ?? []).map(({ url }) => url)].map(foldAddress);
  return [...new Set(all)].filter((url) => url !== '' && !/^(?:file:|google\.[a-z.]+\/maps|maps\.)/.test(url));
}

function skillsOf(resume: Scored): Set<string> {
  const names = (resume.skills ?? []).flatMap(({ keywords, name }) => (keywords?.length ? keywords : [name]));
  return new Set(names.map(squeeze).filter((name) => name !== ''));
}
