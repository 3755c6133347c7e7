import type { PartName, Requirement, RequirementMatch } from '@shortlist/schema';
import { asksForTrait } from '../language/stance/asks-for-trait.ts';
import { importanceWeights, mustLicenceShare, softSkillShare } from './formula.ts';

/** The part of the score that a requirement counts in. Licences and certificates stand among the requirements, degrees alone. */
export function partOf({ kind }: Pick<RequirementMatch, 'kind'>): PartName {
  return kind === 'experience' || kind === 'education' ? kind : 'requirements';
}

/** How much a requirement counts beside the others of its part: a must twice a wish, a must-have licence six times, a soft skill less than a third. */
export function weighRequirement({ kind, importance }: RequirementMatch, soft: boolean): number {
  const share = soft ? softSkillShare : kind === 'certificate' && importance === 'must' ? mustLicenceShare : 1;
  return importanceWeights[importance] * share;
}

/** The numbers of the requirements that ask for nothing but soft skills or traits. */
export function softRequirements(requirements: Requirement[]): Set<string> {
  const soft = requirements.filter(({ kind, skills, text }) =>
    skills === undefined || skills.length === 0
      ? kind === 'responsibility' && asksForTrait(text)
      : skills.every((skill) => skill.kind === 'soft-skill'),
  );
  return new Set(soft.map(({ id }) => id));
}
