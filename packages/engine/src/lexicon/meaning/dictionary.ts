import { existsSync, readFileSync } from 'node:fs';

const loaded = new Map<string, Map<string, string[]>>();

/** The English words for a word of job language, where the list of its language (`dictionary/LANGUAGE.tsv`) has it: as written, or by its longest beginning. */
export function glossOf(form: string, language: string): string[] | undefined {
  const words = load(language);
  const whole = words.get(form);
  if (whole !== undefined) return whole;
  for (let length = form.length - 1; length >= Math.max(shortestStem, form.length - longestEnding); length--) {
    const begun = words.get(`${form.slice(0, length)}*`);
    if (begun !== undefined) return begun;
  }
  return undefined;
}

/** Words of one stem begin alike for at least so many letters; their endings have at most so many. */
const shortestStem = 5;
const longestEnding = 4;

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
      for (let cut = 0; cut <= 2 && word.length - cut >= shortestStem; cut++) {
        const stem = `${word.slice(0, word.length - cut)}*`;
        if (!words.has(stem)) words.set(stem, english);
      }
    }
  loaded.set(language, words);
  return words;
}
