import { findHeading, guessHeading } from '../../../language/headings/find-heading.ts';
import { lookOf, type PageSense } from './describe-page.ts';
import { step } from './describe-words.ts';
import { roleNames, tags } from './role-names.ts';
import type { Segment } from './segment-lines.ts';

const count = roleNames.length;
const roleAt = Int32Array.from(tags, ({ role }) => roleNames.indexOf(role));
const heading = roleNames.indexOf('heading');

/** The roles whose share says what a section holds. */
const groups: Record<string, string> = {
  employer: 'work',
  title: 'work',
  bullet: 'points',
  prose: 'prose',
  school: 'education',
  degree: 'education',
  field: 'education',
  skill: 'skills',
  'skill-label': 'skills',
  language: 'languages',
  certificate: 'papers',
  award: 'awards',
  project: 'projects',
  publication: 'publications',
  reference: 'references',
  interest: 'interests',
};
const groupNames = [...new Set(Object.values(groups))];
const groupAt = Int32Array.from(roleNames, (role) => groupNames.indexOf(groups[role] ?? ''));

/** What the first reading of the whole document says of each segment: of itself, its neighbours, its likes, its section, and its entry so far. */
export function describeChances(segments: Segment[], page: PageSense, chances: Float32Array[]): string[][] {
  const roles = chances.map(sumRoles);
  const begins = chances.map(sumBegins);
  const tops = roles.map(topOf);
  const rows = Map.groupBy(segments.keys(), (i) => segments[i]?.row ?? 0);
  const sections = cutSections(segments, tops);
  const looks = averageLooks(segments, page, roles, begins, sections);
  const seen = { head: '', since: 9, order: '' };
  return segments.map((segment, i) => {
    const own = roles[i] as Float32Array;
    const out: string[] = [];
    own.forEach((chance, role) => {
      if (chance > 0.08) out.push(`1${roleNames[role]}${step(chance, [0.2, 0.4, 0.6, 0.8, 0.95])}`);
    });
    out.push(`1begins${step(begins[i] as number, [0.1, 0.3, 0.5, 0.7, 0.9])}`);
    const say = (prefix: string, at: number | undefined): void => {
      const top = at === undefined ? undefined : tops[at];
      out.push(`${prefix}${top === undefined ? '' : roleNames[top]}`);
      if (at !== undefined && (begins[at] as number) > 0.5) out.push(`${prefix}!`);
    };
    say('1<', segment.index > 0 ? i - 1 : undefined);
    say('1>', segment.index < segment.count - 1 ? i + 1 : undefined);
    for (const [prefix, offset] of [
      ['1^^', -2],
      ['1^', -1],
      ['1v', 1],
      ['1vv', 2],
    ] as const) {
      const row = rows.get(segment.row + offset);
      say(prefix, row?.[0]);
      if (row && row.length > 1) say(`${prefix}$`, row.at(-1));
    }
    const look = looks.get(lookKey(segment, page, sections[i] as SectionSense));
    if (look && look.count > 1) describeLook(look, 'L', out);
    const wide = looks.get(lookOf(segment, page.plain));
    if (wide && wide.count > 1) describeLook(wide, 'W', out);
    const section = sections[i] as SectionSense;
    const spot = looks.get(spotKey(segment, page, section));
    if (spot && spot.count > 1) describeLook(spot, 'P', out);
    const same = looks.get(wordsKey(segment));
    if (same && same.count > 1) describeLook(same, 'T', out);
    out.push(`2S${section.kind}`, `2G${section.group}`, `2S${section.kind}${section.group}`);
    out.push(`2d${step(segment.row - section.row, [1, 2, 3, 5])}`);
    out.push(`2S${section.group}${roleNames[tops[i] as number]}`);
    if (segment.row === section.row || ((begins[i] as number) > 0.5 && segment.index === 0)) {
      seen.head = '';
      seen.since = segment.row;
    }
    out.push(`2E${seen.head}`, `2e${step(segment.row - seen.since, [1, 2, 3, 4, 6])}`);
    out.push(`2E${seen.head}${roleNames[tops[i] as number]}`);
    const letter = heads[roleNames[tops[i] as number] as string];
    if (letter && !seen.head.includes(letter)) seen.head += letter;
    return out;
  });
}

const heads: Record<string, string> = {
  employer: 'E',
  title: 'T',
  dates: 'D',
  place: 'P',
  school: 'S',
  degree: 'G',
  bullet: 'b',
  prose: 'b',
};

type SectionSense = { row: number; kind: string; group: string };

/** The section that each segment stands in: what its heading names and what it mostly holds. */
function cutSections(segments: Segment[], tops: number[]): SectionSense[] {
  const out: SectionSense[] = [];
  let current: SectionSense = { row: -1, kind: 'top', group: '' };
  let counts = new Float32Array(groupNames.length);
  const close = (): void => {
    let best = 0;
    counts.forEach((n, g) => {
      if (n > (counts[best] as number)) best = g;
    });
    const own = counts.slice();
    // Points and prose stand below anything: what is named decides.
    for (const general of ['points', 'prose']) own[groupNames.indexOf(general)] = 0;
    let named = -1;
    own.forEach((n, g) => {
      if (n > 0 && (named < 0 || n > (own[named] as number))) named = g;
    });
    current.group =
      named >= 0 ? (groupNames[named] as string) : (counts[best] as number) > 0 ? (groupNames[best] as string) : '';
  };
  segments.forEach((segment, i) => {
    if (tops[i] === heading && segment.row !== current.row) {
      close();
      const { text } = segment;
      current = { row: segment.row, kind: findHeading(text) ?? guessHeading(text) ?? 'own', group: '' };
      counts = new Float32Array(groupNames.length);
    }
    const group = groupAt[tops[i] as number] ?? -1;
    if (group >= 0) counts[group] = (counts[group] as number) + 1;
    out.push(current);
  });
  close();
  return out;
}

type LookChances = { count: number; roles: Float32Array; begins: number };

const lookKey = (segment: Segment, { plain }: PageSense, section: SectionSense): string =>
  `${lookOf(segment, plain)}|${section.row}`;

/** Where a segment stands from the nearest dates of its section: entries of one arrangement have the same parts at the same spots. */
function spotKey({ row, index, line }: Segment, { dated }: PageSense, section: SectionSense): string {
  const away = [0, 1, -1, 2, -2].find((offset) => dated.has(row + offset)) ?? 9;
  return `@${away}|${Math.min(2, index)}|${line.bullet === undefined ? '' : 'b'}|${section.row}`;
}

/** The same words have the same role wherever they stand in a document. */
const wordsKey = ({ text }: Segment): string => `"${text.toLowerCase()}`;

/** The mean chances of all segments of one look, in the document and in the section, and of one spot in the section. */
function averageLooks(
  segments: Segment[],
  page: PageSense,
  roles: Float32Array[],
  begins: number[],
  sections: SectionSense[],
): Map<string, LookChances> {
  const looks = new Map<string, LookChances>();
  segments.forEach((segment, i) => {
    const section = sections[i] as SectionSense;
    for (const key of [
      lookOf(segment, page.plain),
      lookKey(segment, page, section),
      spotKey(segment, page, section),
      wordsKey(segment),
    ]) {
      const look = looks.get(key) ?? { count: 0, roles: new Float32Array(count), begins: 0 };
      look.count++;
      look.begins += begins[i] as number;
      (roles[i] as Float32Array).forEach((chance, role) => {
        look.roles[role] = (look.roles[role] as number) + chance;
      });
      looks.set(key, look);
    }
  });
  return looks;
}

function describeLook({ count: n, roles, begins }: LookChances, prefix: string, out: string[]): void {
  roles.forEach((sum, role) => {
    const mean = sum / n;
    if (mean > 0.15) out.push(`${prefix}${roleNames[role]}${step(mean, [0.3, 0.5, 0.7, 0.9])}`);
  });
  out.push(`${prefix}begins${step(begins / n, [0.1, 0.3, 0.5, 0.7, 0.9])}`, `${prefix}n${step(n, [3, 5, 9])}`);
}

/** The chance of each role, whether an entry begins or not. */
export function sumRoles(chances: Float32Array): Float32Array {
  const roles = new Float32Array(count);
  chances.forEach((chance, tag) => {
    const role = roleAt[tag] as number;
    roles[role] = (roles[role] as number) + chance;
  });
  return roles;
}

function sumBegins(chances: Float32Array): number {
  let sum = 0;
  chances.forEach((chance, tag) => {
    if (tags[tag]?.begins) sum += chance;
  });
  return sum;
}

function topOf(values: Float32Array): number {
  let best = 0;
  values.forEach((value, i) => {
    if (value > (values[best] as number)) best = i;
  });
  return best;
}
