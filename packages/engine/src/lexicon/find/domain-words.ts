import { loadLexicon } from '../load-lexicon.ts';
import { formsIn } from '../tokenize.ts';

let stems: Set<string> | undefined;

/** Whether a stem belongs to the vocabulary of some trade: it stands in the lexicon's skills or titles. */
export function isDomainStem(stem: string): boolean {
  if (stems !== undefined) return stems.has(stem);
  const found = new Set<string>();
  const { skills, titles } = loadLexicon();
  for (const entry of [...skills.values(), ...titles.values()])
    for (const phrase of [entry.name, ...entry.aliases]) for (const token of formsIn(phrase)) found.add(token.stem);
  stems = found;
  return found.has(stem);
}
