import type { SkillMention } from '@shortlist/schema';
import { findDegrees, findFields } from '../lexicon/degree-levels.ts';
import { findLanguages } from '../lexicon/languages.ts';
import type { Draft, MakeDraft } from './draft.ts';
import { clauseAround, dropJoint, skipJoint } from './find-clause.ts';
import type { PlacedSegment } from './mark-sections.ts';
import { readYears } from './read-years.ts';

/** The degree that a sentence asks for, lowest level named, with its fields. */
export function readEducation(segment: PlacedSegment, draft: MakeDraft, take: (item: Draft) => void): void {
  const degrees = findDegrees(segment.text).filter(
    (hit) =>
      hit.level !== 7 ||
      !/\bscrum\s+master|master data\b/i.test(segment.text.slice(Math.max(0, hit.start - 8), hit.end + 8)),
  );
  const first = degrees[0];
  if (first === undefined) return;
  const start = Math.min(...degrees.map((hit) => hit.start));
  const end = Math.max(...degrees.map((hit) => hit.end));
  const [, limit] = clauseAround(segment.text, start, Math.min(segment.text.length, end), true);
  const next =
    /\s(?:and|with|plus|or|und|et|y|e|en)\s+(?:(?:at least|a minimum of|minimum|mindestens|au moins|al menos)\s)?(?:\d|\w+ years)/i.exec(
      segment.text.slice(end, limit),
    );
  const to = next === null ? limit : end + next.index;
  const level = Math.min(...degrees.map((hit) => hit.level));
  take(
    draft(segment.start + start, segment.start + to, 'education', {
      degree: { level, fields: findFields(segment.text.slice(clauseAround(segment.text, start, end)[0], to)) },
    }),
  );
}

/** The years that a sentence asks for, each with the skills of its clause. */
export function readExperience(
  segment: PlacedSegment,
  mentions: SkillMention[],
  draft: MakeDraft,
  take: (item: Draft) => void,
  floor: number,
): void {
  const spans = readYears(segment.text).filter(
    (years) =>
      /\b(experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|work(?:ing|ed)?|background|in (?:a|an|the)|providing|with|using|of|as)\b/i.test(
        segment.text.slice(years.end),
      ) ||
      /\b(experience|minimum|least|erfahrung|expérience|experiencia|experiência|esperienza|ervaring)\b/i.test(
        segment.text.slice(0, years.start),
      ),
  );
  spans.forEach((years, i) => {
    const limit = spans[i + 1]?.start ?? segment.text.length;
    const [left, clauseEnd] = clauseAround(segment.text, years.start, years.end, true);
    const start = i > 0 ? Math.max(left, years.start) : left;
    const from = floor > start && floor <= years.start ? skipJoint(segment.text, floor) : start;
    const to = dropJoint(segment.text, Math.min(clauseEnd, limit));
    const skills = mentions.filter(
      (mention) =>
        mention.start >= segment.start + from &&
        mention.end <= segment.start + to &&
        mention.kind !== 'soft-skill' &&
        mention.kind !== 'certificate',
    );
    const between = segment.text.slice(from, to);
    const span = years.most === undefined ? { least: years.least } : { least: years.least, most: years.most };
    take(
      draft(segment.start + from, segment.start + to, 'experience', {
        years: span,
        ...(skills.length === 0
          ? {}
          : {
              skills,
              ...(/\bor\b|\boder\b|\bou\b|\//i.test(between) && skills.length > 1 ? { alternatives: true } : {}),
            }),
      }),
    );
  });
}

/** The human languages that a sentence asks for. */
export function readLanguages(segment: PlacedSegment, draft: MakeDraft, take: (item: Draft) => void): void {
  const hits = findLanguages(segment.text).filter(
    (hit) =>
      hit.level !== undefined ||
      /\b(language|speak\w*|spoken|written|sprach\w*|langue|idioma|língua|lingua|taal)\b/i.test(segment.text),
  );
  for (const hit of hits) {
    const [from, to] = clauseAround(segment.text, hit.start, hit.end);
    take(
      draft(segment.start + from, segment.start + to, 'language', {
        language: hit.level === undefined ? { code: hit.code } : { code: hit.code, level: hit.level },
      }),
    );
  }
}

/** Skills of one sentence: one requirement each; "Java or Kotlin" stays one that either meets. A sentence with a single skill is quoted whole if short. */
export function groupSkills(text: string, segment: PlacedSegment, skills: SkillMention[], draft: MakeDraft): Draft[] {
  const groups: SkillMention[][] = [];
  for (const mention of skills) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (
      last !== undefined &&
      previous !== undefined &&
      /^[\s,]*(?:\(?(?:or|oder|ou|o|of|und\/oder|and\/or)\b|\/)\s*(?:\w+\s)?$/i.test(
        text.slice(previous.end, mention.start),
      )
    )
      last.push(mention);
    else groups.push([mention]);
  }
  const only = groups.length === 1 && segment.text.length <= 160;
  return groups.map((group) => {
    const start = only ? segment.start : (group[0]?.start ?? segment.start);
    const end = only ? segment.end : (group.at(-1)?.end ?? segment.end);
    return draft(start, end, 'skill', { skills: group, ...(group.length > 1 ? { alternatives: true } : {}) });
  });
}
