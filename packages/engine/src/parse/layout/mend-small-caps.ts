/** A word set in small capitals by a font that has none for the letter i: capitals but for that letter. */
const oddWord = /(?<![\p{L}\p{N}])(?=[\p{L}]*i)(?:[\p{Lu}i]){3,}(?![\p{L}\p{N}])/gu;

/** "SHiFT SUPERViSOR" as it was meant; brands such as "iOS" and "WiFi" are left. */
export function mendSmallCaps(text: string): string {
  if (!/\p{Lu}i\p{Lu}|\p{Lu}{2}i|i\p{Lu}{3}/u.test(text)) return text;
  const sure = [...text.matchAll(oddWord)].some(([word]) => /\p{Lu}i/u.test(word) && capitals(word) >= 4);
  if (!sure) return text;
  return text.replace(oddWord, (word) => (capitals(word) >= 2 ? word.replaceAll('i', 'I') : word));
}

function capitals(word: string): number {
  return word.replaceAll('i', '').length;
}
