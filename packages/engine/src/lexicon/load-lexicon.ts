import { readdirSync, readFileSync } from 'node:fs';
import { parseLexicon } from './parse-lexicon.ts';
import type { Lexicon } from './types.ts';

const folder = new URL('./data/', import.meta.url);
let loaded: Lexicon | undefined;

/** The package's own lexicon, read once at first use from `data/*.tsv` in the order of the file names. */
export function loadLexicon(): Lexicon {
  if (loaded !== undefined) return loaded;
  const lexicon: Lexicon = { skills: new Map(), titles: new Map() };
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
  for (const file of files) parseLexicon(readFileSync(new URL(file, folder), 'utf8'), file.slice(0, -4), lexicon);
  loaded = lexicon;
  return lexicon;
}
