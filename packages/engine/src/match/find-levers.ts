import type { Lever, Part, Posting, RequirementMatch } from '@shortlist/schema';
import { partOf, weighRequirement } from './weigh-requirement.ts';

/** What would change the number: for each requirement not fully met, the points that full credit would add to its part; most first. */
export function findLevers(
  posting: Posting,
  requirements: RequirementMatch[],
  parts: Part[],
  soft: Set<string>,
): Lever[] {
  const levers: Lever[] = [];
  for (const part of parts) {
    const members = requirements.filter((requirement) => partOf(requirement) === part.name);
    const weightOf = (requirement: RequirementMatch): number => weighRequirement(requirement, soft.has(requirement.id));
    const total = members.reduce((sum, member) => sum + weightOf(member), 0);
    const scale = part.name === 'experience' && posting.responsibilities.length > 0 ? 0.5 : 1;
    for (const member of members) {
      const effect = Math.round(((part.weight * scale * weightOf(member) * (1 - member.credit)) / total) * 10) / 10;
      if (effect >= 0.1) levers.push({ requirement: member.id, change: changeOf(member), effect });
    }
  }
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
