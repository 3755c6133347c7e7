import type { Finding, Severity } from '@shortlist/schema';
import type { Hit, Rule } from './rule.ts';
import { contactRules } from './rules/contact.ts';
import { dateRules } from './rules/dates.ts';
import { fileRules } from './rules/file.ts';
import { fontRules } from './rules/fonts.ts';
import { jobRules } from './rules/jobs.ts';
import { keywordRules } from './rules/keywords.ts';
import { layoutRules } from './rules/layout.ts';
import { linkRules } from './rules/links.ts';
import { placeholderRules } from './rules/placeholders.ts';
import { sectionRules } from './rules/sections.ts';
import { skillRules } from './rules/skills.ts';
import { makeSubject, type Subject, type Unjudged } from './subject.ts';

/** Rules on how a file is made: LinkedIn makes its own, and nobody can change that. */
const makingRules: readonly Rule[] = [...fileRules, ...fontRules, ...layoutRules, ...linkRules];

/** Rules on what a file says. */
const contentRules: readonly Rule[] = [
  ...contactRules,
  ...sectionRules,
  ...jobRules,
  ...dateRules,
  ...skillRules,
  ...keywordRules,
  ...placeholderRules,
];

/** Every rule of the readability check. */
export const rules: readonly Rule[] = [...makingRules, ...contentRules];

/** A rule shows at most so many places: past that, more of the same teaches nothing. */
const mostPlaces = 5;
const order: Record<Severity, number> = { fatal: 0, major: 1, minor: 2, info: 3 };

/** The readability findings of a reading, gravest first. `now` is an ISO 8601 date. Same input, same findings. */
export function checkReading(reading: Unjudged, now: string): Finding[] {
  const subject = makeSubject(reading, now);
  const applied = reading.kind === 'linkedin' ? contentRules : rules;
  const findings = applied.flatMap((rule) => applyRule(rule, subject));
  return findings.sort((a, b) => order[a.severity] - order[b.severity]);
}

function applyRule(rule: Rule, subject: Subject): Finding[] {
  return rule
    .find(subject)
    .slice(0, mostPlaces)
    .map((hit) => toFinding(rule, hit));
}

function toFinding(rule: Rule, hit: Hit): Finding {
  const { pointer = '', evidence, boxes } = hit;
  const finding: Finding = { code: rule.code, severity: rule.severity, pointer, evidence: evidence.slice(0, 200) };
  return boxes?.length ? { ...finding, boxes } : finding;
}
