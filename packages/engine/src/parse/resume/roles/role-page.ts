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
  return segments.map((segment, i) => {
    const tag = reading.tags[i] ?? 0;
    const { role = 'other', begins = false } = tags[tag] ?? {};
    const chances = reading.chances[i] ?? new Float32Array(tags.length);
    return { ...segment, role, begins, chance: chances[tag] ?? 0, roles: sumRoles(chances) };
  });
}

/** Segments by their cells. */
export const pageOf = (segments: TaggedSegment[]): RolePage => Map.groupBy(segments, ({ cell }) => cell);

/** The segments of a line, those of its rail first. */
export function segmentsOf(line: Line, page: RolePage): TaggedSegment[] {
  return [...line.rail, ...line.cells].flatMap((cell) => page.get(cell) ?? []);
}
