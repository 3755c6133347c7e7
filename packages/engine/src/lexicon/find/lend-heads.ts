import type { SkillMention } from '@shortlist/schema';
import { findListedSkills } from './find-listed-skills.ts';

/**
 * "MIG and TIG welding", "hazmat and tanker endorsements": what stands before a listed name means the entry of its own name with the same last word, where the lexicon
 * has one; a certificate that is listed by itself ("CPC and tacho card") keeps its own. `at` is the place of the text that the mentions are counted from. Answers all mentions, in order.
 */
export function lendHeads(text: string, at: number, mentions: SkillMention[]): SkillMention[] {
  const lent: SkillMention[] = [];
  for (const mention of mentions) {
    const [, ...heads] = mention.text.split(/\s+/);
    if (
      heads.length === 0 ||
      !/^\p{L}+$/u.test(heads.at(-1) ?? '') ||
      mention.id === undefined ||
      mention.kind === 'soft-skill'
    )
      continue;
    let from = mention.start - at;
    for (let round = 0; round < 4; round++) {
      const before = text.slice(Math.max(0, from - 30), from);
      const match =
        /(?<![\p{L}\d-])(\p{L}[\p{L}\d-]{1,20})(?:,\s(?:and\s|or\s)?|\s(?:and|or|&|und|oder|et|ou|y|o)\s|\/)$/u.exec(
          before,
        );
      const word = match?.[1];
      if (match === null || word === undefined || mention.text.toLowerCase().startsWith(word.toLowerCase())) break;
      const start = at + from - before.length + match.index;
      if (mentions.some((other) => other.start === start && other.kind === 'certificate')) break;
      // "Journeyman or master plumber license" is of the plumber's before it is of any.
      const whole = heads
        .map((_, i) => nameWhole(`${word} ${heads.slice(i).join(' ')}`, word, start))
        .find(({ id }) => id !== undefined);
      if (whole === undefined) break;
      lent.push(whole);
      from = start - at;
    }
  }
  if (lent.length === 0) return mentions;
  const kept = mentions.filter(({ start, end }) => !lent.some((other) => other.start < end && start < other.end));
  return [...kept, ...lent].sort((a, b) => a.start - b.start);
}

/** A mention of a name of which only a part stands in the text: the lexicon's entry of the whole name, else the name itself. */
export function nameWhole(name: string, text: string, start: number): SkillMention {
  const found = findListedSkills(name).find((skill) => skill.end - skill.start === name.length);
  const listed =
    found ??
    findListedSkills(name.replace(/s$/, '')).find((skill) => skill.end === name.length - 1 && skill.start === 0);
  const place = { start, end: start + text.length, text };
  return listed?.id === undefined
    ? { ...place, name, kind: 'skill' }
    : { ...place, id: listed.id, name: listed.name, kind: listed.kind };
}
