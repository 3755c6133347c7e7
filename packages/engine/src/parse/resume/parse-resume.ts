import type { Document, Reading, Resume } from '@shortlist/schema';
import { detectLanguage } from '../../language/text/detect-language.ts';
import { findPlainStyle } from '../layout/plain-style.ts';
import { readFlows } from '../layout/read-flows.ts';
import type { Flow, Line } from '../layout/types.ts';
import { findIconLinks } from './basics/find-links.ts';
import { type Fact, settleDraft } from './fact.ts';
import { type PlacedPart, placeParts } from './finish/describe-entry.ts';
import { type Drafted, type EntryJudge, finishDraft } from './finish/finish-draft.ts';
import { judgeEntries } from './finish/judge-entry.ts';
import { addGrids, type Grids, takeGrids } from './grids/take-grids.ts';
import { agreeWithRules } from './roles/agree-with-rules.ts';
import { loadRoleModel } from './roles/load-model.ts';
import type { RoleModel } from './roles/role-model.ts';
import { pageOf, type TaggedSegment, tagSegments } from './roles/role-page.ts';
import { cutRoleSections, kindOf } from './roles/role-sections.ts';
import { placeRuleReadings, type RuleReading } from './roles/rule-readings.ts';
import { type Segment, segmentLines } from './roles/segment-lines.ts';
import { findSections, type Section } from './sections/find-sections.ts';
import { joinHeadings } from './sections/join-headings.ts';
import { parseSections } from './sections/parse-sections.ts';
import { uncountHeadings } from './sections/uncount-headings.ts';
import { joinDanglingDates } from './tidy/join-dangling-dates.ts';
import { joinMonthsBelowYears } from './tidy/months-below-years.ts';

type Parsed = Pick<Reading, 'kind' | 'language' | 'resume' | 'evidence' | 'leftovers'>;

/** Where roles and rules agree on this share of the heads of jobs and degrees, the document is cut by the rules: they know more of what is within a part. */
const agreed = 0.63;

/** The same for the heads of one section: below it the section is read by the roles of its lines. */
const agreedInSection = 0.92;

/** Fewer parts than `parts`, of heads than `heads`, or of those of a section than `section`, say too little to doubt the rules. */
const fewest = { parts: 40, heads: 12, section: 4 };

/**
 * A resume in any layout, understood: facts with their evidence and what was left over. It is read by rules and by the roles of its segments, and one
 * of the two readings is chosen for the whole document.
 */
export function parseResume(
  whole: Document,
  model: RoleModel | undefined = loadRoleModel(),
  judge: EntryJudge = judgeEntries,
): Parsed {
  const { rest: document, grids } = takeGrids(whole);
  const { joined, sections, language, parsed, icons } = readByRules(document);
  const byRules = (): Parsed => settle(language, parsed, grids);
  if (!model || !isLaidOut(document)) return byRules();
  const segments = segmentLines(joined);
  if (segments.length < fewest.parts) return byRules();
  const rules = placeRuleReadings(segments, evidenceOf(parsed), sections);
  const tagged = tagSegments(segments, model, rules);
  const page = pageOf(tagged);
  const parts = placeParts(tagged);
  const settled = (drafted: Drafted): Parsed => settle(language, drafted, grids, parts, judge);
  const { same, all } = agreeWithRules(tagged, rules);
  if (all >= fewest.heads && same < agreed * all)
    return settled(parseSections(cutRoleSections(joined, page), language, icons, { page }));
  const own = areHeadedAlike(sections, tagged) ? sections : cutRoleSections(joined, page);
  const named = own.map((section) =>
    section.kind === 'custom' ? { ...section, kind: kindOf(section, page) } : section,
  );
  const isFor = ({ kind }: Section, lines: Line[]): boolean => kind === 'skills' || disagree(lines, tagged, rules);
  return settled(parseSections(named, language, icons, { page, isFor }));
}

/** Whether roles and rules take the same lines for headings: where not, the roles know better where a section ends. */
function areHeadedAlike(sections: Section[], tagged: TaggedSegment[]): boolean {
  const byRules = new Set(sections.flatMap(({ heading }) => heading ?? []));
  const byRoles = new Set(tagged.filter(({ role }) => role === 'heading').map(({ line }) => line));
  return byRules.size === byRoles.size && [...byRules].every((line) => byRoles.has(line));
}

/** Whether roles and rules read the heads in some lines unlike each other. */
function disagree(lines: Line[], tagged: TaggedSegment[], rules: (RuleReading | undefined)[]): boolean {
  const within = new Set(lines);
  const at = tagged.flatMap(({ line }, i) => (within.has(line) ? [i] : []));
  const { same, all } = agreeWithRules(
    at.map((i) => tagged[i] as TaggedSegment),
    at.map((i) => rules[i]),
  );
  return all >= fewest.section && same < agreedInSection * all;
}

function settle(language: string, drafted: Drafted, grids: Grids, parts?: PlacedPart[], judge?: EntryJudge): Parsed {
  const { draft, leftovers } = addGrids(finishDraft(drafted, parts, judge), grids);
  const { value, evidence } = settleDraft(draft);
  return { kind: 'resume', language, resume: (value ?? {}) as Resume, evidence, leftovers };
}

/** Plain text has no typography to learn from: its rules read it alone. */
const isLaidOut = ({ format }: Document): boolean => format === 'pdf' || format === 'docx';

type RulesRead = { joined: Flow[]; sections: Section[]; language: string; parsed: Drafted; icons: Fact[] };

const evidenceOf = ({ draft }: Drafted): Parsed['evidence'] => settleDraft(draft).evidence;

function readByRules(document: Document): RulesRead {
  const flows = uncountHeadings(
    readFlows(document).map((flow) => ({ ...flow, lines: joinMonthsBelowYears(joinDanglingDates(flow.lines)) })),
  );
  const text = flows.flatMap((flow) => flow.lines.map((line) => line.text)).join('\n');
  const language = detectLanguage(text);
  const icons = findIconLinks(document.pages[0]);
  const plain = findPlainStyle(flows.flatMap((flow) => flow.lines));
  const joined = joinHeadings(flows, plain);
  const sections = findSections(flows);
  return { joined, sections, icons, language, parsed: parseSections(sections, language, icons) };
}

/** The segments of a document with what the rules read in each, and the lines that the rules take for headings. */
export function segmentDocument(document: Document): {
  segments: Segment[];
  rules: (RuleReading | undefined)[];
  headed: Set<Line>;
} {
  const { joined, sections, parsed } = readByRules(takeGrids(document).rest);
  const segments = segmentLines(joined);
  const headed = new Set(sections.flatMap(({ heading }) => heading ?? []));
  return { segments, rules: placeRuleReadings(segments, evidenceOf(parsed), sections), headed };
}
