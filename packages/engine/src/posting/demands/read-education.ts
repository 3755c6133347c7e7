import { readYears } from '../../language/dates/read-years.ts';
import { type DegreeHit, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findFields } from '../../lexicon/learning/study-fields.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import type { Draft, MakeDraft } from './draft.ts';
import { clauseAround, dropJoint } from './find-clause.ts';
import { statesWish } from './judge-importance.ts';

/** The degree that a sentence asks for, lowest level named, with its fields. */
export function readEducation(segment: PlacedSegment, draft: MakeDraft, take: (item: Draft) => void): void {
  const all = findDegrees(segment.text).filter((hit) => !isNoDegree(segment.text, hit));
  const years = readYears(segment.text)[0]?.start ?? segment.text.length;
  const early = all.filter((hit) => hit.start < years);
  const degrees = early.length > 0 ? early : all;
  const first = degrees[0];
  if (first === undefined) return;
  const start = withField(segment.text, Math.min(...degrees.map((hit) => hit.start)));
  const end = Math.max(...degrees.map((hit) => hit.end));
  const [, limit] = clauseAround(segment.text, start, Math.min(segment.text.length, end), true);
  const next =
    /,?\s(?:and|with|plus|or|und|et|y|e|en)\s+(?:(?:be|have|hold|possess)\s|(?:(?:at least|a minimum of|minimum|mindestens|au moins|al menos)\s)?(?:\d|\w+ years?(?!\w)))/i.exec(
      segment.text.slice(end, limit),
    );
  const open = next === null ? limit : end + next.index;
  const level = Math.min(...degrees.map((hit) => hit.level));
  const higher = readHigherWish(segment, degrees, level, draft);
  const till = higher === undefined ? open : dropJoint(segment.text, Math.min(open, higher.start - segment.start));
  const to = till - (/(?<!\([^)]*)\)$/.test(segment.text.slice(start, till)) ? 1 : 0);
  take(
    draft(segment.start + start, segment.start + to, 'education', {
      degree: { level, fields: findFields(segment.text.slice(clauseAround(segment.text, start, end)[0], to)) },
    }),
  );
  if (higher !== undefined) take(higher);
}

/** "BSME required, MSME preferred": what goes beyond the degree that is asked for, with its own wish. */
function readHigherWish(
  segment: PlacedSegment,
  degrees: DegreeHit[],
  level: number,
  draft: MakeDraft,
): Draft | undefined {
  const least = Math.max(...degrees.filter((hit) => hit.level === level).map((hit) => hit.end));
  const higher = degrees.find((hit) => hit.level > level && hit.start > least);
  if (higher === undefined || statesWish(segment.text.slice(0, least))) return undefined;
  const [from, to] = clauseAround(segment.text, higher.start, higher.end);
  const start = Math.max(from, least);
  if (from < least || !statesWish(segment.text.slice(start, to))) return undefined;
  return draft(segment.start + start, segment.start + to, 'education', {
    degree: { level: higher.level, fields: findFields(segment.text.slice(start, to)) },
    importance: 'nice',
  });
}

/** "A social work degree", "Gerontology postgraduate diploma": the field stands before the word. */
function withField(text: string, at: number): number {
  if (
    /^post[- ]?graduate (?:diploma|certificate)/i.test(text.slice(at, at + 25)) &&
    /^\p{Lu}\p{Ll}+ $/u.test(text.slice(0, at))
  )
    return 0;
  if (!/^degree/i.test(text.slice(at, at + 6))) return at;
  const words =
    /(?:\p{L}+\s){1,3}$/u
      .exec(text.slice(Math.max(0, at - 60), at))?.[0]
      .trimEnd()
      .split(/\s/) ?? [];
  for (let from = 0; from < words.length; from++) {
    const field = words.slice(from).join(' ');
    if (!/^(?:an?|the|your|of|in|or|and|with|have|relevant)$/i.test(words[from] ?? '') && findFields(field).length > 0)
      return at - field.length - 1;
  }
  return at;
}

/** "Scrum Master", "master data"; an apprenticeship or training that is offered, not one that must have been done. */
function isNoDegree(text: string, { level, start, end }: DegreeHit): boolean {
  // Language models are called like the master of laws.
  if (/^llms?$/i.test(text.slice(start, end))) return !ofLaw.test(text);
  if (level === 7) return /\bscrum\s+master|master data\b/i.test(text.slice(Math.max(0, start - 8), end + 8));
  if (/^(?:a[- ]level|gcse)/i.test(text.slice(start, end)) && taught.test(text.slice(0, start))) return true;
  if (level === 4 && /(?<!\p{L})in\s$/iu.test(text.slice(Math.max(0, start - 4), start))) return true;
  if (level !== 4 || !/^(?:apprenticeship|ausbildung|vocational training)$/i.test(text.slice(start, end))) return false;
  return (
    /(?<!\p{L})(?:we offer|offer(?:s|ed|ing)|available|opportunit\p{L}+|start(?:s|ing)?|wir bieten)(?!\p{L})/iu.test(
      text,
    ) ||
    (/^apprenticeship$/i.test(text.slice(start, end)) && !servedOut.test(text))
  );
}

const ofLaw =
  /(?<!\p{L})(?:law|legal|degree|ll\.?b|bachelor|\p{L}*recht\p{L}*|\p{L}*jurist\p{L}*|droit|derecho|direito|giurisprudenza)(?!\p{L})/iu;

/** School leaving is what a teacher prepares for. */
const taught = /(?<!\p{L})(?:curriculum|teach\p{L}*|igcse|pupils|students|tutor\p{L}*)(?!\p{L})/iu;

const servedOut =
  /(?<!\p{L})(?:complet\p{L}+|served|finished|successful\p{L}*|time[- ]served|qualif\p{L}+|equivalent|required|recogni[sz]ed|or)(?!\p{L})/iu;
