import { existsSync, readFileSync } from 'node:fs';

const loaded = new Map<string, Map<string, string[]>>();

/** The English words for a word of job language, where the list of its language (`dictionary/LANGUAGE.tsv`) has it: as written, by its longest beginning, or by its parts. */
export function glossOf(form: string, language: string): string[] | undefined {
  if (form.length > longestWord) return undefined;
  const words = load(language);
  return begun(form, words) ?? (compounding.has(language) ? parted(form, words) : undefined);
}

/** A longer one is no word. */
const longestWord = 40;

/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl']);

/** "Lohnbuchhaltung": the longest known tail, and what is known of its head. */
function parted(form: string, words: Map<string, string[]>): string[] | undefined {
  for (let at = shortestHead; at <= form.length - shortestStem; at++) {
    const tail = begun(form.slice(at), words);
    if (tail === undefined) continue;
    const head = form.slice(0, at);
    return [...(begun(head, words) ?? begun(head.replace(/s$/, ''), words) ?? []), ...tail];
  }
  return undefined;
}

const shortestHead = 3;

function begun(form: string, words: Map<string, string[]>): string[] | undefined {
  const whole = words.get(form);
  if (whole !== undefined) return whole;
  for (let length = form.length - 1; length >= Math.max(shortestStem, form.length - longestEnding); length--) {
    const stem = words.get(`${form.slice(0, length)}*`);
    if (stem !== undefined) return stem;
  }
  return undefined;
}

/** Words of one stem begin alike for at least so many letters; their endings have at most so many. */
const shortestStem = 6;
const longestEnding = 3;
/** From so many letters on a word may lose its own ending. */
const longWord = 8;

/** Whether a language can be compared with others by meaning. */
export const hasMeanings = (language: string): boolean => language === 'en' || load(language).size > 0;

function load(language: string): Map<string, string[]> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, string[]>();
  const file = new URL(`./dictionary/${language}.tsv`, import.meta.url);
  if (/^[a-z]{2}$/.test(language) && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [word, gloss] = line.split('\t');
      if (word === undefined || gloss === undefined || line.startsWith('#')) continue;
      const english = gloss.split(' ');
      words.set(word, english);
      for (let cut = 0; cut <= (word.length >= longWord ? 2 : 0) && word.length - cut >= shortestStem; cut++) {
        const stem = `${word.slice(0, word.length - cut)}*`;
        if (!words.has(stem)) words.set(stem, english);
      }
    }
  loaded.set(language, words);
  return words;
}
