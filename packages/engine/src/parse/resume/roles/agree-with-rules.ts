import type { RoleName } from './role-names.ts';
import type { TaggedSegment } from './role-page.ts';
import type { RuleReading } from './rule-readings.ts';

const heads = new Set<string>(['employer', 'title', 'school', 'degree', 'dates'] satisfies RoleName[]);

/**
 * How far the roles that were decided and the rules agree on the heads of jobs and degrees: of the segments that either takes for a part of a head
 * (`all`), those that both take for the same part.
 */
export function agreeWithRules(
  segments: TaggedSegment[],
  rules: (RuleReading | undefined)[],
): { same: number; all: number } {
  let [same, all] = [0, 0];
  segments.forEach(({ role }, i) => {
    const [own, read] = [asHead(role), asHead(rules[i]?.field ?? '')];
    if (!heads.has(own) && !heads.has(read)) return;
    all++;
    if (own === read) same++;
  });
  return { same, all };
}

/** A degree and its field are often one text. */
const asHead = (role: string): string => (role === 'field' ? 'degree' : role);
