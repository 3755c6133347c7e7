import type { Requirement } from '@shortlist/schema';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { anyWord } from '../words/any-word.ts';
import { experienceOfWords } from '../words/find-opened-words.ts';
import type { Draft } from './draft.ts';
import { kindOfGate } from './kind-of-gate.ts';

/** The same thing asked twice counts once, as a must where one of them is. */
export function unite(drafts: Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const known = kept.get(key);
    if (known !== undefined && draft.kind === 'skill' && (saysMore(draft.text, known.text) || saysWork(draft, known)))
      kept.set(`${key} ${draft.text}`, draft);
    else if (known === undefined) kept.set(key, draft);
    else if (draft.importance === 'must') known.importance = 'must';
  }
  return [...kept.values()];
}

/** "Experience in tanning chemistry" beside "Knowledge of coating chemistry": two words of its own make a sentence another demand than the one that names the same field. */
function saysMore(text: string, known: string): boolean {
  const words = (line: string): string[] => line.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const before = new Set(words(known));
  return before.size >= 2 && new Set(words(text).filter((word) => !before.has(word) && !isGeneralWord(word))).size >= 2;
}

/** "Experience as a manager of social media" beside "social media" in a list: what asks for experience is another demand than the name alone. */
function saysWork({ text }: Draft, known: Draft): boolean {
  return ofExperience.test(text) && !ofExperience.test(known.text) && text.length > known.text.length + 20;
}

const ofExperience = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(experienceOfWords)})(?!\p{L})`, 'iu');

function keyOf(draft: Draft): string {
  const names = draft.skills
    ?.map((mention) => mention.id ?? mention.name.toLowerCase())
    .sort()
    .join('|');
  if (draft.kind === 'experience') return `experience ${names ?? ''} ${draft.years?.least}`;
  if (draft.kind === 'education') return `education ${draft.degree?.level}`;
  if (draft.kind === 'language') return `language ${[draft.language?.code, ...(draft.language?.or ?? [])].join(' ')}`;
  if (draft.kind === 'gate')
    return `gate ${draft.gate} ${draft.gate === 'other' ? draft.text : kindOfGate(draft.gate, draft.text)}`;
  return names === undefined ? draft.text.toLowerCase() : `${names}`;
}

/** Drafts with their numbers: r1, r2 …; traits t1, t2 … */
export function number(drafts: readonly Draft[], letter: 'r' | 't' = 'r'): Requirement[] {
  return drafts.map((draft, i) => ({ ...draft, id: `${letter}${i + 1}` }));
}
