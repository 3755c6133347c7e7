import type { Cell, Line } from '../../layout/types.ts';
import { type RoleModel, readRoles } from './role-model.ts';
import { type RoleName, tags } from './role-names.ts';
import type { RuleReading } from './rule-readings.ts';
import type { Segment } from './segment-lines.ts';

/** A segment with what was decided of it; `chance` is how likely the decision is by itself. */
export type TaggedSegment = Segment & { role: RoleName; begins: boolean; chance: number };

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
    return { ...segment, role, begins, chance: reading.chances[i]?.[tag] ?? 0 };
  });
}

/** Segments by their cells. */
export const pageOf = (segments: TaggedSegment[]): RolePage => Map.groupBy(segments, ({ cell }) => cell);

/** The segments of a line, those of its rail first. */
export function segmentsOf(line: Line, page: RolePage): TaggedSegment[] {
  return [...line.rail, ...line.cells].flatMap((cell) => page.get(cell) ?? []);
}
