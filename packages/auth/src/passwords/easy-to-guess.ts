/** Digits and signs that stand for a letter: `p@ssw0rd`. */
const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** What is left beside one's own words must be longer than this to be a secret. */
const MOST_BESIDE_OWN = 4;
/** Shorter words are in everything. */
const SHORTEST_WORD = 3;
/** A word with so many digits and signs at its ends is found by who tries words: `summer2024`, `123dragon!`. */
const ends = /^[\d\P{L}]{0,4}(?=\p{L})|(?<=\p{L})[\d\P{L}]{1,4}$/gu;

/** Whether a password is common, or a common one (four signs or longer) with up to four digits and signs at either end. */
export function isCommon(password: string, list: Buffer): boolean {
  const has = (word: string) => word !== '' && !word.includes('\n') && list.includes(`\n${word}\n`);
  const plain = password.toLowerCase();
  const core = plain.replace(ends, '');
  const words = [plain, spell(plain), core, spell(core), spell(plain).replace(ends, '')];
  return words.some((word, index) => (index < 2 || word.length > SHORTEST_WORD) && has(word));
}

/** Whether a password is made of words that belong to the person or the site, and little else. */
export function isOwn(password: string, own: string[]): boolean {
  const words = [...new Set(own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]))]
    .map(squeeze)
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
  return [squeeze(password), squeeze(spell(password.toLowerCase()))].some((text) => {
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
    return rest !== text && rest.length <= MOST_BESIDE_OWN;
  });
}

function spell(text: string): string {
  return [...text].map((sign) => letters[sign] ?? sign).join('');
}

/** Letters and digits alone, without accents and case. */
function squeeze(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
