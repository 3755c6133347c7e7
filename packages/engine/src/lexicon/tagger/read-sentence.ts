import type { SkillMention } from '@shortlist/schema';
import type { Traits } from './read-traits.ts';
import type { Word } from './split-words.ts';

/** For each word: 0 where the lexicon found nothing, else a number for kind and place (alone, first, inner, last). */
export function markListed(words: Word[], listed: SkillMention[]): number[] {
  const marks = new Array<number>(words.length).fill(0);
  let i = 0;
  for (const mention of listed) {
    while (i < words.length && (words[i]?.end ?? 0) <= mention.start) i++;
    const first = i;
    let last = i;
    while (last + 1 < words.length && (words[last + 1]?.start ?? 0) < mention.end) last++;
    if (first >= words.length || (words[first]?.start ?? 0) >= mention.end) continue;
    const whole = words[first]?.start === mention.start && words[last]?.end === mention.end;
    const kind = kinds.indexOf(mention.kind) + 1;
    for (let k = first; k <= last; k++)
      marks[k] = (kind * 4 + (first === last ? 0 : k === first ? 1 : k === last ? 3 : 2)) * 2 + (whole ? 1 : 0);
  }
  return marks;
}

const kinds = ['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain'];

/** How many words ago a cue ("experience with", "knowledge of") stood: 1 near, 2 some way, 3 far, 0 none. */
export function cueDistance(traits: Traits[]): number[] {
  let at = Number.NEGATIVE_INFINITY;
  return traits.map((trait, i) => {
    if (trait.cue) at = i;
    const distance = i - at;
    return distance <= 3 ? 1 : distance <= 10 ? 2 : distance <= 30 ? 3 : 0;
  });
}

/** What kind of sentence it is by the words in it: of the employer, of the person, asking, offering, of the work. */
export function typeOf(traits: Traits[]): number {
  let type = 0;
  for (const trait of traits) type |= trait.type;
  return type;
}

/** How much of the sentence is known as skills, and how many: it tells lists from prose. */
export function densityOf(marks: number[], recalled: number[]): number {
  let count = 0;
  for (let i = 0; i < marks.length; i++) if ((marks[i] ?? 0) > 0 || (recalled[i] ?? 0) > 8) count++;
  const share = count / Math.max(1, marks.length);
  return (share < 0.05 ? 0 : share < 0.15 ? 1 : share < 0.4 ? 2 : 3) * 3 + (count === 0 ? 0 : count < 3 ? 1 : 2);
}

/** 1 for words that open a sentence or a line. */
export function sentenceStarts(text: string, words: Word[], traits: Traits[]): number[] {
  return words.map((word, i) => {
    const previous = words[i - 1];
    return previous === undefined || traits[i - 1]?.stops === true || breaksLine(text, previous.end, word.start)
      ? 1
      : 0;
  });
}

export function breaksLine(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (text.charCodeAt(i) === 10) return true;
  return false;
}
