import { readFileSync } from 'node:fs';
import type { SkillMention, Span } from '@shortlist/schema';
import { labelWords, openTagger, type Tagger } from './label-words.ts';
import { spansOf } from './labels.ts';
import { type PhraseMemory, recall } from './phrase-memory.ts';
import { splitWords, type Word } from './split-words.ts';
import { decodeTagger } from './tagger-file.ts';
import { featuresOf } from './word-features.ts';

const file = new URL('../words/tagger.bin', import.meta.url);

/** Added to "outside": chosen by cross-validation on the training sentences for the best overlap with labelled spans. */
const caution = -0.4;

let loaded: { tagger: Tagger; memory: PhraseMemory } | undefined;

/** Where a text names hard skills, by the trained tagger (a conditional random field; its weights are made by `npm run bench -- train-skills`). `listed`: the lexicon's findings. */
export function tagSkills(text: string, listed: SkillMention[]): Span[] {
  const { tagger, memory } = load();
  const words = splitWords(text);
  const spans: Span[] = [];
  for (const [from, to] of sentencesOf(text, words)) {
    const part = words.slice(from, to);
    const first = part[0]?.start ?? 0;
    const last = part.at(-1)?.end ?? 0;
    const inside = listed.filter((mention) => mention.start >= first && mention.end <= last);
    const path = labelWords(featuresOf(text, part, inside, recall(part, memory)), tagger, caution);
    for (const [a, b] of spansOf(path)) spans.push({ start: part[a]?.start ?? 0, end: part[b]?.end ?? 0 });
  }
  return spans.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

/** Stretches of words between line breaks, as half-open ranges; at most 400 words each. */
function sentencesOf(text: string, words: Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  let from = 0;
  words.forEach((word, i) => {
    const next = words[i + 1];
    if (next === undefined || i + 1 - from >= 400 || text.slice(word.end, next.start).includes('\n')) {
      ranges.push([from, i + 1]);
      from = i + 1;
    }
  });
  return ranges;
}

function load(): { tagger: Tagger; memory: PhraseMemory } {
  if (loaded !== undefined) return loaded;
  const { model, memory } = decodeTagger(readFileSync(file));
  loaded = { tagger: openTagger(model), memory };
  return loaded;
}
