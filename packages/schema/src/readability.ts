import type { Finding, Severity } from './finding.ts';

/** Points that a finding takes from 100. Published in the app at /how-scoring-works. */
export const readabilityDeductions: Record<Severity, number> = { fatal: 40, major: 12, minor: 4, info: 0 };

/** The readability check as one number, 0 to 100: 100 less a fixed deduction for each finding. */
export function scoreReadability(findings: Pick<Finding, 'severity'>[]): number {
  const lost = findings.reduce((sum, finding) => sum + readabilityDeductions[finding.severity], 0);
  return Math.max(0, 100 - lost);
}
