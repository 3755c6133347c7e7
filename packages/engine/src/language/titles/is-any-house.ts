import { anyHouseWords, praiseWords } from './any-house-words.ts';

const anyOf = (words: Readonly<Record<string, string>>): string =>
  Object.values(words)
    .flatMap((rows) => rows.trim().split(/\s*\n\s*|\s\|\s/))
    .join('|');
const anyHouse = anyOf(anyHouseWords);
const whole = new RegExp(String.raw`^(?:(?:${anyHouse}|${anyOf(praiseWords)})(?:\s|$))+$`, 'iu');
const holds = new RegExp(String.raw`(?<!\p{L})(?:${anyHouse})(?!\p{L})`, 'iu');

/** "Leading Company", "Führendes Unternehmen": a word for any house, with nothing but praise around it, names none. */
export function isAnyHouse(name: string): boolean {
  return holds.test(name) && whole.test(name);
}
