import type { SkillMention } from '@shortlist/schema';
import { nameWhole } from '../../lexicon/find/lend-heads.ts';
import type { Segment } from '../text/split-segments.ts';

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
    found.push(nameWhole(`${modifier} ${word}`, word, start));
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
  return [nameWhole(`${word} ${head}`, word, start)];
}
