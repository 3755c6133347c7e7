import type { Lever, RequirementMatch } from '@shortlist/schema';
import { fullAt, type WeighedRow } from './weigh-requirement.ts';

/**
 * What would change the number, most first: the points that full credit for a requirement would add, as far as its part has room. `points`: what the
 * part is worth as a whole. Duties are told by no lever: only what was done shows them.
 */
export function findLevers(rows: readonly WeighedRow[], points: number): Lever[] {
  const share = rows.reduce((sum, { row, weight }) => sum + weight * row.credit, 0);
  const full = fullAt(rows);
  const room = Math.max(0, 1 - share / full);
  const levers = rows.flatMap(({ row, weight }): Lever[] => {
    if (row.id.startsWith('d')) return [];
    const effect = Math.round(points * Math.min(room, (weight * (1 - row.credit)) / full) * 10) / 10;
    return effect >= 0.1 ? [{ requirement: row.id, change: changeOf(row), effect }] : [];
  });
  return levers.sort((a, b) => b.effect - a.effect);
}

function changeOf({ kind, met, reasons, missing }: RequirementMatch): string {
  if (kind === 'experience')
    return reasons?.some(({ code }) => code === 'no-dates') === true ? 'state-dates' : 'state-years';
  if (kind === 'education') return 'state-degree';
  if (kind === 'certificate') return 'state-certificate';
  if (kind === 'language') return 'state-language';
  if (missing !== undefined && missing.length > 0) return met === 'partly' ? 'name-exact-skill' : 'show-skill';
  return 'describe-experience';
}
