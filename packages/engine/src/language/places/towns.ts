import { readFileSync } from 'node:fs';
import { foldWords } from '../text/fold-text.ts';

let towns: Buffer | undefined;

/**
 * True for the name of any town of the world from 1,000 inhabitants on. Many are everyday words or surnames too ("Born", "Best",
 * "Reading"): this alone makes no text a place, it confirms one that stands where places stand.
 */
export function isTown(text: string): boolean {
  const name = foldWords(text);
  return name.length > 1 && /^[a-z]/.test(name) && holds(name);
}

/** Searches the sorted lines of the list for one. */
function holds(name: string): boolean {
  towns ??= readFileSync(new URL('./gazetteer/towns.txt', import.meta.url));
  let [from, to] = [0, towns.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const start = towns.lastIndexOf(10, middle - 1) + 1;
    const end = towns.indexOf(10, middle);
    const line = towns.toString('latin1', start, end);
    if (line === name) return true;
    if (line < name) from = end + 1;
    else to = start;
  }
  return false;
}
