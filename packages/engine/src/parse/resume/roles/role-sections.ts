import { findHeading, guessHeading } from '../../../language/headings/find-heading.ts';
import type { Flow, Line } from '../../layout/types.ts';
import type { Section } from '../sections/find-sections.ts';
import { lineOf } from '../sections/find-sections.ts';
import { joinSegments } from './join-segments.ts';
import type { RoleName } from './role-names.ts';
import { type RolePage, segmentsOf } from './role-page.ts';

/** Cuts flows into sections at the headings that were decided; a heading of unknown words is kept, and means what stands below it. */
export function cutRoleSections(flows: Flow[], page: RolePage): Section[] {
  return flows.flatMap((flow) => {
    const sections: Section[] = [{ kind: 'top', title: '', lines: [], flow: flow.name }];
    for (const line of flow.lines) {
      const found = headingOf(line, page);
      if (!found) {
        sections.at(-1)?.lines.push(line);
        continue;
      }
      const { title, rest } = found;
      sections.push({ kind: 'custom', title, heading: line, lines: rest ? [rest] : [], flow: flow.name });
    }
    return sections
      .filter((section) => section.kind !== 'top' || section.lines.length > 0)
      .map((section) => (section.kind === 'top' ? section : { ...section, kind: kindOf(section, page) }))
      .flatMap((section) => partEntries(section, page));
  });
}

/** Jobs and degrees that stand under the other's heading, or under none, are sections of their own. */
function partEntries(section: Section, page: RolePage): Section[] {
  const free = section.kind === 'top' || section.kind === 'summary';
  if (!free && section.kind !== 'work' && section.kind !== 'education') return freeDegrees(section, page);
  const parts: Section[] = [{ ...section, lines: [] }];
  const starts = section.lines.map((line) => segmentsOf(line, page).some(({ begins }) => begins));
  section.lines.forEach((line, i) => {
    if (starts[i]) {
      const next = starts.indexOf(true, i + 1);
      const kind =
        entryKind(section.lines.slice(i, next < 0 ? undefined : next), page, section.kind) ?? parts.at(-1)?.kind;
      const last = parts.at(-1) as Section;
      if (kind !== undefined && kind !== last.kind) {
        if (kind === section.kind) parts.push({ ...section, lines: [] });
        else parts.push({ kind, title: '', lines: [], flow: section.flow });
      }
    }
    parts.at(-1)?.lines.push(line);
  });
  return parts.filter((part, i) => i === 0 || part.lines.length > 0);
}

/** "Certifications and education": degrees that stand among other things, each from its first line to the next line that tells of something else. */
function freeDegrees(section: Section, page: RolePage): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, i) => {
    const segments = segmentsOf(line, page).filter(({ chance }) => chance > 0.5);
    const below = [line, ...section.lines.slice(i + 1, i + 3)].flatMap((own) => segmentsOf(own, page));
    const begins = segments.some(({ role, begins }) => begins && (role === 'school' || role === 'degree'));
    const whole = begins && ['school', 'degree'].every((role) => below.some((own) => own.role === role));
    const other = segments.some(({ role }) => telling[role] !== undefined && telling[role] !== 'education');
    const kind = whole ? 'education' : other ? section.kind : parts.at(-1)?.kind;
    if (kind !== undefined && kind !== parts.at(-1)?.kind)
      parts.push(
        kind === section.kind ? { ...section, lines: [] } : { kind, title: '', lines: [], flow: section.flow },
      );
    parts.at(-1)?.lines.push(line);
  });
  return parts.filter((part, i) => i === 0 || part.lines.length > 0);
}

/** The least chance of a part that says what an entry is: what says another thing than the heading has to be surer. */
const least = { own: 0.4, against: 0.75 };

/** What an entry's head says that it is, where no segment says otherwise. */
function entryKind(lines: Line[], page: RolePage, headed: Section['kind']): 'work' | 'education' | undefined {
  const segments = lines.flatMap((line) => segmentsOf(line, page));
  const says = (kind: 'work' | 'education', ...roles: RoleName[]): boolean => {
    const isNamed = headed === 'work' || headed === 'education';
    const chanceOf = isNamed && headed !== kind ? least.against : least.own;
    return segments.some(({ role, chance }) => chance > chanceOf && roles.includes(role));
  };
  const [job, degree] = [says('work', 'employer', 'title'), says('education', 'school', 'degree')];
  return job === degree ? undefined : job ? 'work' : 'education';
}

/** The words of a heading in a line, and what stands beside it. */
function headingOf(line: Line, page: RolePage): { title: string; rest?: Line } | undefined {
  const heads = segmentsOf(line, page).filter(({ role }) => role === 'heading');
  const piece = joinSegments(heads);
  if (!piece) return undefined;
  const title = piece.text.replace(/^[#>/\s]+|\s*[:：]\s*$/g, '');
  if (findHeading(title) === 'label') return undefined;
  const headed = new Set(heads.map(({ cell }) => cell));
  const cells = line.cells.filter((cell) => !headed.has(cell));
  const rail = line.rail.filter((cell) => !headed.has(cell));
  if (cells.length === 0 && rail.length === 0) return { title };
  return { title, rest: cells.length > 0 ? { ...lineOf(line, cells), rail } : { ...line, cells, rail } };
}

/** Roles that one kind of section alone has. */
const telling: Partial<Record<RoleName, Section['kind']>> = {
  employer: 'work',
  title: 'work',
  school: 'education',
  degree: 'education',
  skill: 'skills',
  language: 'languages',
  certificate: 'certificates',
  publication: 'publications',
  project: 'projects',
  award: 'awards',
  reference: 'references',
  interest: 'interests',
};

/** Kinds that a heading of unknown words may stand for; what else stands below one is kept whole under the person's own words. */
const nameless = new Set<Section['kind']>(['work', 'education', 'skills', 'languages', 'certificates', 'publications']);

/** What the heading's words name; where they name nothing, what nearly all parts below that tell of one kind agree on. */
export function kindOf(section: Section, page: RolePage): Section['kind'] {
  const named = findHeading(section.title) ?? guessHeading(section.title);
  if (named !== undefined) return named;
  const told = section.lines
    .flatMap((line) => segmentsOf(line, page))
    .flatMap(({ role, chance }) => (telling[role] && chance > 0.5 ? [telling[role]] : []));
  for (const kind of nameless)
    if (told.length >= 2 && told.filter((own) => own === kind).length >= 0.8 * told.length) return kind;
  return 'custom';
}
