import type { Cell, Line } from '../../layout/types.ts';
import { sumRoles } from './describe-chances.ts';
import { type RoleModel, readRoles } from './role-model.ts';
import { type RoleName, tags } from './role-names.ts';
import type { RuleReading } from './rule-readings.ts';
import type { Segment } from './segment-lines.ts';

/** A segment with what was decided of it; `chance` is how likely the decision is by itself, `roles` how likely each role is. */
export type TaggedSegment = Segment & { role: RoleName; begins: boolean; chance: number; roles: Float32Array };

/** The segments of a document by the cells that they stand in. */
export type RolePage = Map<Cell, TaggedSegment[]>;

/** The segments of a document, each with its role. */
export function tagSegments(
  segments: Segment[],
  model: RoleModel,
  rules: (RuleReading | undefined)[],
): TaggedSegment[] {
  const reading = readRoles(segments, model, rules);
  const tagged = segments.map((segment, i) => {
    const tag = reading.tags[i] ?? 0;
    const { role = 'other', begins = false } = tags[tag] ?? {};
    const chances = reading.chances[i] ?? new Float32Array(tags.length);
    const chance = chances[tag] ?? 0;
    return { ...segment, role: surerRole(role, chance, rules[i]), begins, chance, roles: sumRoles(chances) };
  });
  return tagged.map((segment, i) => ({ ...segment, role: roleWithin(tagged[i - 1], segment, tagged[i + 1]) }));
}

/** Below this chance the networks do not know a part. */
const unknown = 0.25;

/** "Courses: Contract Law": what the networks do not know, and the rules read as a remark of an entry, is one. */
const surerRole = (role: RoleName, chance: number, rule: RuleReading | undefined): RoleName =>
  chance < unknown && rule?.field === 'detail' ? 'detail' : role;

/** "Supported the 2014–2016 merger": a time between two pieces of one line of running text is a piece of it. */
function roleWithin(
  before: TaggedSegment | undefined,
  segment: TaggedSegment,
  after: TaggedSegment | undefined,
): RoleName {
  const around = before?.cell === segment.cell && after?.cell === segment.cell && before.role === after.role;
  const runs = around && (before.role === 'bullet' || before.role === 'prose');
  return runs && segment.role === 'dates' ? before.role : segment.role;
}

/** Segments by their cells. */
export const pageOf = (segments: TaggedSegment[]): RolePage => Map.groupBy(segments, ({ cell }) => cell);

/** The segments of a line, those of its rail first. */
export function segmentsOf(line: Line, page: RolePage): TaggedSegment[] {
  return [...line.rail, ...line.cells].flatMap((cell) => page.get(cell) ?? []);
}
