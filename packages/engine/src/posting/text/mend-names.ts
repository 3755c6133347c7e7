import { loadLexicon } from '../../lexicon/load-lexicon.ts';

let names: Set<string> | undefined;

/** A capital and small letters on both sides of a line break: what every broken name has. */
const parted = /[A-ZÀ-Þ][a-zß-ÿ]{1,12}\n[A-ZÀ-Þ][a-zß-ÿ]/;

/** Text in which names with a capital inside (PowerPoint, JavaScript) that were broken over two lines stand in one word again. */
export function mendNames(text: string): string {
  if (!parted.test(text)) return text;
  return text.replace(
    /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,12})\n(\p{Lu}\p{Ll}{1,12})(?![\p{L}\p{N}])/gu,
    (whole, a: string, b: string) => (namesWithCapitals().has(a + b) ? a + b : whole),
  );
}

function namesWithCapitals(): Set<string> {
  if (names !== undefined) return names;
  const found = new Set<string>();
  for (const entry of loadLexicon().skills.values())
    for (const phrase of [entry.name, ...entry.aliases])
      for (const word of phrase.split(/[\s/-]/)) if (/^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word)) found.add(word);
  names = found;
  return found;
}
