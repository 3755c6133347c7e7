import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import type { LabelledSentence } from './train-skill-tagger.ts';

/** How many of a sentence's listed skills are swapped, and how often for one of their own trade. */
const share = 0.7;
const ownTrade = 0.6;

/**
 * The sentence once more with other skills of the lexicon in place of those that it names ("Experience with Kafka" becomes "Experience with RabbitMQ"), so that training
 * learns where skills stand and not only which ones stood there (mention replacement, Dai & Adel 2020). Undefined where nothing was swapped.
 */
export function swapSkills(
  { text, knowledge }: LabelledSentence,
  listed: SkillMention[],
  random: () => number,
): LabelledSentence | undefined {
  let words = '';
  let at = 0;
  let swapped = false;
  const places: [number, number][] = [];
  for (const [start, end] of knowledge) {
    const written = text.slice(start, end);
    const mention = listed.find((one) => one.start === start && one.end === end);
    const other = mention === undefined || random() >= share ? undefined : anotherName(mention, written, random);
    words += text.slice(at, start);
    places.push([words.length, words.length + (other ?? written).length]);
    words += other ?? written;
    at = end;
    if (other !== undefined) swapped = true;
  }
  return swapped ? { text: words + text.slice(at), knowledge: places } : undefined;
}

/** A name of the same kind, most often of the same trade, with a capital or without as the one before. */
function anotherName({ id = '', kind }: SkillMention, written: string, random: () => number): string | undefined {
  const trade = loadLexicon().skills.get(id)?.industries.at(-1);
  const pool = loadPools().get(random() < ownTrade ? `${kind} ${trade}` : kind) ?? [];
  const name = pool[Math.floor(random() * pool.length)];
  const keeps = kind === 'tool' || /^\p{Lu}/u.test(written) || !/^\p{Lu}\p{Ll}/u.test(name ?? '');
  return keeps ? name : name?.toLowerCase();
}

const kinds = new Set(['skill', 'tool', 'method', 'domain']);
let pools: Map<string, string[]> | undefined;

/** English names of the lexicon by kind, and by kind and trade. */
function loadPools(): Map<string, string[]> {
  if (pools !== undefined) return pools;
  const made = new Map<string, string[]>();
  for (const { kind, name, aliases, industries } of loadLexicon().skills.values()) {
    if (!kinds.has(kind)) continue;
    const names = [name, ...aliases.slice(0, 2)].filter((one) => /^[\x20-\x7e]+$/.test(one));
    for (const key of [kind, `${kind} ${industries.at(-1)}`]) {
      const pool = made.get(key);
      if (pool === undefined) made.set(key, [...names]);
      else pool.push(...names);
    }
  }
  pools = made;
  return made;
}
