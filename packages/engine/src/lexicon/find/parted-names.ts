import type { SkillMention } from '@shortlist/schema';
import { loadLexicon } from '../load-lexicon.ts';
import type { Token } from '../tokenize.ts';
import type { SkillEntry } from '../types.ts';

let joined: Map<string, SkillEntry> | undefined;

/** Tools whose names have a capital inside, written as two words: "Quick Books", "Share Point". */
export function partedNames(text: string, tokens: readonly Token[]): SkillMention[] {
  joined ??= readNames();
  const found: SkillMention[] = [];
  for (let i = 1; i < tokens.length; i++) {
    const [first, second] = [tokens[i - 1], tokens[i]];
    if (first === undefined || second === undefined || second.start !== first.end + 1) continue;
    const entry = joined.get(`${first.form} ${second.form}`);
    if (entry === undefined || text[first.end] !== ' ' || !isCapital(text, first) || !isCapital(text, second)) continue;
    const [start, end] = [first.start, second.end];
    found.push({ start, end, id: entry.id, name: entry.name, kind: entry.kind, text: text.slice(start, end) });
  }
  return found;
}

/** Two small words may be two words: "share point by point". */
const isCapital = (text: string, { start, form }: Token): boolean => text[start] !== form[0];

function readNames(): Map<string, SkillEntry> {
  const names = new Map<string, SkillEntry>();
  for (const entry of loadLexicon().skills.values())
    for (const name of [entry.name, ...entry.aliases]) {
      const parts = /^(\p{Lu}\p{Ll}{3,})(\p{Lu}\p{Ll}{3,})$/u.exec(name);
      if (entry.kind === 'tool' && parts !== null)
        names.set(`${parts[1]?.toLowerCase()} ${parts[2]?.toLowerCase()}`, entry);
    }
  return names;
}
