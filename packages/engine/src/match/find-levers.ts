import type { Lever, RequirementMatch } from '@shortlist/schema';
import type { WeighedRow } from './weigh-requirement.ts';

/**
 * What would change the number, most first: the points that full credit for a requirement would add. `points`: what the part is worth as a whole; `room`: what
 * may be added at all without the paper that the law asks for.
 */
export function findLevers(rows: readonly WeighedRow[], points: number, room = Number.POSITIVE_INFINITY): Lever[] {
  const levers = rows.flatMap(({ row, weight }): Lever[] => {
    const most = row.kind === 'certificate' || row.kind === 'education' ? Number.POSITIVE_INFINITY : room;
    const effect = Math.round(Math.min(most, points * weight * (1 - row.credit)) * 10) / 10;
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
