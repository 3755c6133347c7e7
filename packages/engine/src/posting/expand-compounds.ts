import type { SkillMention } from '@shortlist/schema';
import { findListedSkills } from '../lexicon/find-listed-skills.ts';
import type { Segment } from './split-segments.ts';

const heads =
  /^(?:\p{L}{3,}(?:tion|sion|ing|ment|sis|ance|ence|ity|ics|als?|ry|ling|design|control|research|support|care|sales))$/u;

/**
 * The skills that a shared word leaves out: "data preparation, transformation and exploration" names data transformation and data exploration
 * too, "statistical and financial modelling" statistical modelling. Places and texts are the posting's own words.
 */
export function expandCompounds(segment: Segment, mentions: SkillMention[]): SkillMention[] {
  return mentions.flatMap((mention) => {
    if (mention.kind === 'soft-skill' || mention.kind === 'certificate') return [];
    const words = mention.text.split(/\s+/);
    if (words.length !== 2) return [];
    const [modifier = '', head = ''] = words;
    return [...followers(segment, mention, mentions, modifier), ...leader(segment, mention, mentions, modifier, head)];
  });
}

/** After "data preparation": each further head of the list. */
function followers(
  segment: Segment,
  mention: SkillMention,
  mentions: SkillMention[],
  modifier: string,
): SkillMention[] {
  const found: SkillMention[] = [];
  let at = mention.end - segment.start;
  for (;;) {
    const next =
      /^(\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or|&)\s+)(\p{L}{4,30})(?=\s*[,.;)]|\s+(?:and|or|&)\s|\s*$)/u.exec(
        segment.text.slice(at, at + 60),
      );
    const word = next?.[2];
    if (next === null || word === undefined || !heads.test(word)) return found;
    const start = segment.start + at + (next[1]?.length ?? 0);
    if (mentions.some((other) => other.start < start + word.length && start < other.end)) return found;
    found.push(named(`${modifier} ${word}`, word, start));
    at += next[0].length;
  }
}

/** Before "financial modelling": "statistical and". */
function leader(
  segment: Segment,
  mention: SkillMention,
  mentions: SkillMention[],
  modifier: string,
  head: string,
): SkillMention[] {
  const before = segment.text.slice(Math.max(0, mention.start - segment.start - 40), mention.start - segment.start);
  const match = /(?:^|[\s,(])(\p{Ll}{4,24}(?:al|ic|ive|ary|ed))\s+(?:and|or|&)\s+$/u.exec(before);
  const word = match?.[1];
  if (match === null || word === undefined || !/(?:al|ic|ive|ary|ed)$/.test(modifier)) return [];
  const start = mention.start - (before.length - match.index) + match[0].indexOf(word);
  if (mentions.some((other) => other.start < start + word.length && start < other.end)) return [];
  return [named(`${word} ${head}`, word, start)];
}

/**
 * "MIG and TIG welding", "hazmat and tanker endorsements": what stands before a listed name means the entry of its own name with the same last word, where the lexicon
 * has one. Answers all mentions, in order.
 */
export function lendHeads(segment: Segment, mentions: SkillMention[]): SkillMention[] {
  const lent: SkillMention[] = [];
  for (const mention of mentions) {
    const head = /\s(\p{L}+)$/u.exec(mention.text)?.[1];
    if (head === undefined || mention.id === undefined || mention.kind === 'soft-skill') continue;
    let at = mention.start - segment.start;
    for (let round = 0; round < 4; round++) {
      const before = segment.text.slice(Math.max(0, at - 30), at);
      const match =
        /(?<![\p{L}\d-])(\p{L}[\p{L}\d-]{1,20})(?:,\s(?:and\s|or\s)?|\s(?:and|or|&|und|oder|et|ou|y|o)\s|\/)$/u.exec(
          before,
        );
      const word = match?.[1];
      if (match === null || word === undefined || mention.text.toLowerCase().startsWith(word.toLowerCase())) break;
      const start = segment.start + at - before.length + match.index;
      const whole = named(`${word} ${head}`, word, start);
      if (whole.id === undefined) break;
      lent.push(whole);
      at = start - segment.start;
    }
  }
  if (lent.length === 0) return mentions;
  const kept = mentions.filter(({ start, end }) => !lent.some((other) => other.start < end && start < other.end));
  return [...kept, ...lent].sort((a, b) => a.start - b.start);
}

function named(name: string, text: string, start: number): SkillMention {
  const found = findListedSkills(name).find((skill) => skill.end - skill.start === name.length);
  const listed =
    found ??
    findListedSkills(name.replace(/s$/, '')).find((skill) => skill.end === name.length - 1 && skill.start === 0);
  const place = { start, end: start + text.length, text };
  return listed?.id === undefined
    ? { ...place, name, kind: 'skill' }
    : { ...place, id: listed.id, name: listed.name, kind: listed.kind };
}
