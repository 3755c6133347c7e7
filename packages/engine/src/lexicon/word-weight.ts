import { existsSync, readFileSync } from 'node:fs';
import { isEnglishSmallStem, isSmallStem } from './find/small-words.ts';
import { stemWord } from './stem-word.ts';

const file = new URL('./words/general.tsv', import.meta.url);
let shares: Map<string, number> | undefined;

/**
 * How much a word tells about a job, 0 to 1: near 0 for words that stand in postings and resumes of every trade ("team", "manage"),
 * 1 for words of one trade or none. `words/general.tsv` holds, by stem, the share of documents that a general word stands in.
 */
export function weighWord(form: string): number {
  return weighStem(stemWord(form));
}

/** `weighWord` for a stem. */
export function weighStem(stem: string): number {
  if (isEnglishSmallStem(stem) || (stem.length <= 3 && isSmallStem(stem))) return 0;
  const share = loadShares().get(stem);
  if (share !== undefined) return Math.min(1, Math.log(1 / share) / Math.log(200));
  if (isSmallStem(stem)) return 0;
  return stem.length < 3 || /^\d/.test(stem) ? 0.3 : 1;
}

/** Whether the word belongs to general job language at all. */
export function isGeneralWord(form: string): boolean {
  return loadShares().has(stemWord(form));
}

function loadShares(): Map<string, number> {
  if (shares !== undefined) return shares;
  const table = new Map<string, number>();
  if (existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const tab = line.indexOf('\t');
      if (tab > 0 && !line.startsWith('#')) table.set(line.slice(0, tab), Number(line.slice(tab + 1)) / 1000);
    }
  shares = table;
  return table;
}
