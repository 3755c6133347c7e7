import type { RoleName } from './role-names.ts';
import type { TaggedSegment } from './role-page.ts';
import type { RuleReading } from './rule-readings.ts';

const heads = new Set<string>(['employer', 'title', 'school', 'degree', 'dates'] satisfies RoleName[]);

/** The least number of parts that says something. */
const fewest = 12;

/**
 * How far the roles that were decided and the rules agree on the heads of jobs and degrees: the share of the segments that either takes for a part of a
 * head and both take for the same part. Few parts say too little of a document to doubt its rules.
 */
export function agreeWithRules(segments: TaggedSegment[], rules: (RuleReading | undefined)[]): number {
  let same = 0;
  let all = 0;
  segments.forEach(({ role }, i) => {
    const [own, read] = [asHead(role), asHead(rules[i]?.field ?? '')];
    if (!heads.has(own) && !heads.has(read)) return;
    all++;
    if (own === read) same++;
  });
  return all < fewest ? 1 : same / all;
}

/** A degree and its field are often one text. */
const asHead = (role: string): string => (role === 'field' ? 'degree' : role);
