import type { SkillMention, Span } from '@shortlist/schema';
import { detectLanguage } from '../language/detect-language.ts';
import { findListedSkills } from './find-listed-skills.ts';
import { tagSkills } from './tagger/tag-skills.ts';

export { findListedSkills };

/**
 * The hard skills that a posting's text asks for or names, in order and without overlap; UTF-16 offsets. A statistical tagger decides where
 * a skill stands, the lexicon what it is: a skill that the lexicon does not list has no `id`. Texts in other languages than English are read by the lexicon alone.
 */
export function findSkills(text: string): SkillMention[] {
  const listed = findListedSkills(text);
  if (text.length > 200 && detectLanguage(text) !== 'en') return listed.filter(({ kind }) => kind !== 'soft-skill');
  return tagSkills(text, listed).map(({ start, end }) => nameSpan(text, start, end, listed));
}

/** All skills of a text: the lexicon's, soft ones too, and unlisted ones where no listed one stands. `skipped`: stretches, in order, that do not matter. */
export function findAllSkills(text: string, language: string, skipped: Span[]): SkillMention[] {
  const listed = findListedSkills(text);
  if (language !== 'en') return listed;
  const more = tagSkills(text, listed, skipped)
    .filter(isApartFrom(listed))
    .map(({ start, end }) => trimSpan(text, start, end))
    .filter(({ start, end }) => end - start > 1)
    .map(({ start, end }) => nameSpan(text, start, end, []));
  return [...listed, ...more].sort((a, b) => a.start - b.start);
}

/** A test for spans, asked in order, that touch none of the mentions. */
function isApartFrom(mentions: SkillMention[]): (span: Span) => boolean {
  let at = 0;
  return ({ start, end }) => {
    while (at < mentions.length && (mentions[at]?.end ?? 0) <= start) at++;
    return (mentions[at]?.start ?? Number.POSITIVE_INFINITY) >= end;
  };
}

/** Without marks at its ends: a closing bracket only where its opening one is inside. */
function trimSpan(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && !/[\p{L}\p{N}.#]/u.test(text[from] ?? '')) from++;
  while (
    to > from &&
    !/[\p{L}\p{N}+#]/u.test(text[to - 1] ?? '') &&
    !(text[to - 1] === ')' && text.slice(from, to).includes('('))
  )
    to--;
  return { start: from, end: to };
}

/** The lexicon's entry that fills a span by more than half, else the words themselves. */
function nameSpan(text: string, start: number, end: number, listed: SkillMention[]): SkillMention {
  const words = text.slice(start, end);
  const inside = listed.filter(
    (mention) => mention.start < end && start < mention.end && mention.kind !== 'soft-skill',
  );
  const main = inside.find(
    (mention) => Math.min(end, mention.end) - Math.max(start, mention.start) > (end - start) / 2,
  );
  return main === undefined
    ? { start, end, name: words, kind: inside[0]?.kind ?? 'skill', text: words }
    : { ...main, start, end, text: words };
}
