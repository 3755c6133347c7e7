import type { DateSpan } from '../../../../language/dates/find-dates.ts';
import type { RoleName, Tag } from '../role-names.ts';
import type { Segment } from '../segment-lines.ts';

/** A resume as its truth says, in JSON Resume. */
export type Truth = Record<string, unknown> & { basics?: Record<string, unknown> };
type Values = Record<string, unknown>;

/** A value's role, and how far it may spread over lines. */
type Wanted = { role: RoleName; value: string };

const squeeze = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, '');

const list = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * The tags that a truth gives the segments of its document, found by their values; undefined where the truth says nothing. Entries are looked for
 * in the order of the truth, each where most of its values stand together.
 */
export function tagByTruth(segments: Segment[], truth: Truth): (Tag | undefined)[] {
  const page = new TruthPage(segments);
  const basics = truth.basics ?? {};
  for (const job of list(truth.work)) page.takeEntry(job, jobValues(job, 'name'), job.startDate, job.endDate);
  for (const job of list(truth.volunteer))
    page.takeEntry(job, jobValues(job, 'organization'), job.startDate, job.endDate);
  for (const degree of list(truth.education))
    page.takeEntry(degree, degreeValues(degree), degree.startDate, degree.endDate);
  for (const project of list(truth.projects))
    page.takeEntry(project, [wanted('project', project.name)], project.startDate, project.endDate);
  page.takeText('prose', basics.summary);
  page.takeValue('name', basics.name);
  page.takeValue('headline', basics.label);
  page.takeContact(basics);
  for (const { keywords, name, level } of list(truth.skills)) {
    const words = texts(keywords);
    for (const word of words) page.takeSkill('skill', word);
    page.takeSkill(words.length > 0 ? 'skill-label' : 'skill', name);
    page.takeSkill('detail', level);
  }
  for (const { language, fluency } of list(truth.languages)) {
    page.takeSkill('language', language);
    page.takeSkill('language', fluency);
  }
  for (const paper of list(truth.certificates)) page.takeListed('certificate', paper, ['name', 'issuer'], paper.date);
  for (const award of list(truth.awards)) page.takeListed('award', award, ['title', 'awarder', 'summary'], award.date);
  for (const paper of list(truth.publications))
    page.takeListed('publication', paper, ['name', 'publisher', 'summary'], paper.releaseDate);
  for (const { name, reference } of list(truth.references)) {
    page.takeText('reference', name);
    page.takeText('reference', reference);
  }
  for (const detail of texts(truth.details)) page.takeText('detail', detail);
  for (const { name, keywords } of list(truth.interests)) {
    page.takeSkill('interest', name);
    for (const word of texts(keywords)) page.takeSkill('interest', word);
  }
  return page.tags;
}

const wanted = (role: RoleName, value: unknown): Wanted => ({ role, value: squeeze(value) });

function jobValues(job: Values, key: string): Wanted[] {
  return [wanted('employer', job[key] ?? job.company), wanted('title', job.position), wanted('place', job.location)];
}

function degreeValues(degree: Values): Wanted[] {
  return [
    wanted('school', degree.institution),
    wanted('degree', degree.studyType),
    wanted('field', degree.area),
    wanted('place', degree.location),
    wanted('detail', degree.score),
  ];
}

type Found = { from: number; to: number };

/** The segments of a page and what has been found of its truth. */
class TruthPage {
  readonly tags: (Tag | undefined)[];
  private readonly folded: string[];
  private readonly lines: Map<number, { text: string; at: number[] }>;
  private readonly segments: Segment[];
  private last = 0;

  constructor(segments: Segment[]) {
    this.segments = segments;
    this.tags = segments.map(() => undefined);
    this.folded = segments.map(({ text }) => squeeze(text));
    this.lines = new Map();
    segments.forEach(({ row, text }, i) => {
      const line = this.lines.get(row) ?? { text: '', at: [] };
      line.text += squeeze(text);
      line.at.push(i);
      this.lines.set(row, line);
    });
  }

  takeEntry(entry: Values, values: Wanted[], from: unknown, to: unknown): void {
    const fields = values
      .filter(({ value }) => value !== '')
      .map(({ role, value }) => ({ role, places: this.find(value) }));
    const dates = this.findDates(from, to);
    const told = [...texts(entry.highlights), entry.summary ?? '', entry.description ?? '']
      .map(squeeze)
      .filter(Boolean);
    const points = [...this.lines.values()].flatMap(({ text, at }) =>
      text.length >= 8 && told.some((point) => point.includes(text)) ? [at[0] as number] : [],
    );
    const anchors = new Set([...fields.flatMap(({ places }) => places.map((place) => place.from)), ...dates]);
    let best: { score: number; anchor: number } | undefined;
    for (const anchor of anchors) {
      const near = (i: number): number => Math.abs(this.row(i) - this.row(anchor));
      let score = 0;
      for (const { places } of fields) {
        const distance = Math.min(...places.map((place) => near(place.from) + (this.tags[place.from] ? 3 : 0)), 99);
        if (distance <= 7) score += 10 - distance;
      }
      if (dates.some((i) => near(i) <= 5)) score += 6 - Math.min(...dates.map(near));
      if (points.some((i) => this.row(i) - this.row(anchor) >= 0 && this.row(i) - this.row(anchor) <= 8)) score += 4;
      if (anchor < this.last) score -= 2;
      if (this.tags[anchor] !== undefined) score -= 4;
      if (!best || score > best.score) best = { score, anchor };
    }
    if (!best || best.score < 8) return;
    const { anchor } = best;
    const near = (i: number): number => Math.abs(this.row(i) - this.row(anchor));
    const taken: number[] = [];
    for (const { role, places } of fields) {
      const place = [...places].sort(
        (a, b) => near(a.from) - near(b.from) + (this.tags[a.from] ? 3 : 0) - (this.tags[b.from] ? 3 : 0),
      )[0];
      if (!place || near(place.from) > 7) continue;
      for (let i = place.from; i <= place.to; i++) {
        if (this.tags[i] !== undefined) continue;
        this.tags[i] = { role, begins: false };
        taken.push(i);
      }
    }
    const dated = dates.filter((i) => near(i) <= 5 && this.tags[i] === undefined).sort((a, b) => near(a) - near(b));
    const first = dated[0];
    for (const i of dated.filter((other) => first !== undefined && this.row(other) === this.row(first))) {
      this.tags[i] = { role: 'dates', begins: false };
      taken.push(i);
    }
    const start = Math.min(...taken);
    const begun = this.tags[start];
    if (Number.isFinite(start) && begun) this.tags[start] = { ...begun, begins: true };
    this.last = anchor;
    for (const point of texts(entry.highlights)) this.takeText('bullet', point, anchor);
    this.takeText('prose', entry.summary, anchor);
    this.takeText('prose', entry.description, anchor);
    for (const course of texts(entry.courses)) this.takeText('detail', course, anchor);
    for (const word of texts(entry.keywords)) this.takeSkill('skill', word, anchor);
  }

  /** Whole lines that a longer text consists of. */
  takeText(role: RoleName, value: unknown, after = 0): void {
    const whole = squeeze(value);
    if (whole === '') return;
    const rows = [...this.lines].filter(
      ([, { text, at }]) => text !== '' && this.tags[at[0] as number] === undefined && whole.includes(text),
    );
    const starts = rows.filter(([, { text, at }]) => (at[0] as number) >= after && whole.startsWith(text));
    const start = starts[0] ?? rows[0];
    if (!start) return;
    let rest = whole;
    for (const [row, { text, at }] of rows) {
      if (row < start[0] || row > start[0] + 40) continue;
      const found = rest.indexOf(text);
      if (found < 0 || found > 30) continue;
      rest = rest.slice(found + text.length);
      for (const i of at) this.tags[i] ??= { role, begins: false };
      if (rest === '') break;
    }
  }

  /** A short value at its first place that is free. */
  takeValue(role: RoleName, value: unknown): void {
    const place = this.find(squeeze(value)).find(({ from }) => this.tags[from] === undefined);
    if (!place) return;
    for (let i = place.from; i <= place.to; i++) this.tags[i] ??= { role, begins: false };
  }

  /** A word of a list: the segment that is it, else a line that holds it. */
  takeSkill(role: RoleName, value: unknown, after = 0): void {
    const word = squeeze(value);
    if (word === '') return;
    const free = (i: number): boolean => i >= after && this.tags[i] === undefined;
    const places = this.find(word).filter(({ from }) => free(from));
    const place = places[0];
    if (place) {
      for (let i = place.from; i <= place.to; i++) this.tags[i] ??= { role, begins: false };
      return;
    }
    const held = this.folded.findIndex((text, i) => free(i) && text.includes(word) && text.length < 120);
    if (held >= 0) this.tags[held] = { role, begins: false };
  }

  takeListed(role: RoleName, entry: Values, keys: string[], date: unknown): void {
    const found = keys.flatMap((key) => {
      const before = this.tags.filter(Boolean).length;
      const place = this.find(squeeze(entry[key])).find(({ from }) => this.tags[from] === undefined);
      if (place) for (let i = place.from; i <= place.to; i++) this.tags[i] ??= { role, begins: false };
      else this.takeText(role, entry[key]);
      return place && this.tags.filter(Boolean).length > before ? [place.from] : [];
    });
    const near = found[0];
    if (near === undefined) return;
    for (const i of this.findDates(date, undefined))
      if (Math.abs(this.row(i) - this.row(near)) <= 2) this.tags[i] ??= { role: 'dates', begins: false };
  }

  takeContact(basics: Values): void {
    const place = (basics.location ?? {}) as Values;
    const known = [basics.email, basics.phone, basics.url, ...Object.values(place)].map(squeeze);
    for (const { url, username } of list(basics.profiles)) known.push(squeeze(url), squeeze(username));
    const said = known.filter((value) => value.length > 2);
    this.folded.forEach((text, i) => {
      if (this.tags[i] !== undefined || text.length < 3) return;
      if (said.some((value) => value.includes(text) || text.includes(value))) {
        const early = this.row(i) < 14 || /@|\d{4}|\.\w{2}/.test((this.segments[i] as Segment).text);
        if (early) this.tags[i] = { role: 'contact', begins: false };
      }
    });
  }

  private row(i: number): number {
    return this.segments[i]?.row ?? 0;
  }

  /** Where a value stands: in one segment or in several that follow each other over at most three lines. */
  private find(value: string): Found[] {
    const out: Found[] = [];
    if (value === '') return out;
    this.folded.forEach((text, i) => {
      if (text === '') return;
      if (value.startsWith(text)) {
        let rest = value.slice(text.length);
        let to = i;
        for (let k = i + 1; k < this.folded.length && k < i + 8 && rest !== ''; k++) {
          if (this.row(k) - this.row(i) > 3) break;
          const next = this.folded[k] as string;
          if (next !== '' && rest.startsWith(next)) {
            rest = rest.slice(next.length);
            to = k;
          }
        }
        if (rest.length <= 0.12 * value.length) out.push({ from: i, to });
      } else if (text.includes(value) && value.length >= Math.max(4, 0.4 * text.length)) out.push({ from: i, to: i });
    });
    return out;
  }

  private findDates(from: unknown, to: unknown): number[] {
    const [a, b] = [String(from ?? ''), String(to ?? '')];
    if (a === '' && b === '') return [];
    return this.segments.flatMap(({ date }, i) => (date && fits(date, a, b) ? [i] : []));
  }
}

/** A date that says the start, the end or both of an entry. */
function fits(date: DateSpan, from: string, to: string): boolean {
  const same = (a: string | undefined, b: string): boolean =>
    a !== undefined && b !== '' && (a.startsWith(b) || b.startsWith(a));
  if (date.range) return same(date.from, from) && (to === '' || date.to === undefined || same(date.to, to));
  return same(date.from, from) || same(date.from, to);
}
