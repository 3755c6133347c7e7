import type { ExplainedFinding, Severity } from '@shortlist/schema';

const order: Severity[] = ['fatal', 'major', 'minor', 'info'];

/** Findings of one kind together, so that each is said once; worst first. */
export function groupFindings(findings: readonly ExplainedFinding[]): ExplainedFinding[][] {
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return [...Map.groupBy(sorted, ({ code, fix }) => `${code} ${fix}`).values()];
}
