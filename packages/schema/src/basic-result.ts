import type { Match, RequirementMatch } from './match.ts';
import type { ResumeResult } from './optimization.ts';
import type { Xray } from './template.ts';

/** A result as basic ATS optimization shows it: nothing of it is changed, its detail is left out. */
export function basicResult(result: ResumeResult): ResumeResult {
  return {
    ...result,
    match: basicMatch(result.match),
    matchAfter: basicMatch(result.matchAfter),
    xray: basicXray(result.xray),
  };
}

/** So many changes of the number are told on every plan, the most effective first. */
const basicLevers = 3;

/** Every requirement with the first line that shows it; of what would change the number, the most effective. */
export function basicMatch(match: Match): Match {
  const leversLeftOut = match.levers.length - basicLevers;
  return {
    ...match,
    requirements: match.requirements.map(withFirstLine),
    levers: match.levers.slice(0, basicLevers),
    ...(leversLeftOut > 0 ? { leversLeftOut } : {}),
  };
}

function withFirstLine(requirement: RequirementMatch): RequirementMatch {
  return { ...requirement, evidence: requirement.evidence.slice(0, 1) };
}

/** Which fields came back, and in full those that did not: a loss is told on every plan. */
function basicXray(xray: Xray): Xray {
  return {
    ...xray,
    fields: xray.fields.map((field) => (field.ok ? { pointer: field.pointer, expected: '', ok: true } : field)),
  };
}
