import type { TextItem } from '@shortlist/schema';

/** A word set in small capitals by a font that has none for the letter i: capitals but for that letter. */
const oddWord = /(?<![\p{L}\p{N}])(?=[\p{L}]*i)(?:[\p{Lu}i]){3,}(?![\p{L}\p{N}])/gu;

/** "SHiFT SUPERViSOR" as it was meant; brands such as "iOS" and "WiFi" are left. */
export function mendSmallCaps(text: string): string {
  if (!/\p{Lu}i\p{Lu}|\p{Lu}{2}i|i\p{Lu}{3}/u.test(text)) return text;
  // Beside words in ordinary letters "PiCCO" and "MiFID" are names.
  if (/(?!i)\p{Ll}/u.test(text)) return text;
  const sure = [...text.matchAll(oddWord)].some(([word]) => /\p{Lu}i/u.test(word) && capitals(word) >= 5);
  if (!sure) return text;
  return text.replace(oddWord, (word) => (capitals(word) >= 2 ? word.replaceAll('i', 'I') : word));
}

function capitals(word: string): number {
  return word.replaceAll('i', '').length;
}

/**
 * A row in small capitals that no font has: large first letters and the rest of each word in smaller type. Each word becomes one text in
 * the larger size, and words without a large letter, "DI" or "A L L E" where they are set wide, take that size too.
 */
export function joinSmallCaps(row: TextItem[]): TextItem[] {
  const out: TextItem[] = [];
  let large = 0;
  for (const item of row) {
    const before = out.at(-1);
    const gap = before ? item.box.x - before.box.x - before.box.width : 0;
    const lesser = large > 0 && isLesser(item.size / large) && isCapital(item.text);
    if (before && gap < 0.25 * before.size && isInitial(before, item)) {
      large = before.size;
      out[out.length - 1] = {
        ...before,
        text: before.text + closeUp(item.text),
        box: { ...before.box, width: item.box.x + item.box.width - before.box.x },
      };
    } else if (lesser) out.push({ ...item, text: closeUp(item.text), size: large });
    else out.push(item);
  }
  return out;
}

function isInitial(before: TextItem, item: TextItem): boolean {
  const open = /(?:^|[\s\p{P}])\p{Lu}$/u.test(before.text) && /^\p{Lu}[\p{Lu}\p{M}\s'’-]/u.test(item.text);
  return open && isLesser(item.size / before.size) && before.bold === item.bold && isCapital(item.text);
}

function isLesser(ratio: number): boolean {
  return ratio > 0.6 && ratio < 0.9;
}

function isCapital(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** "D I" as "DI": single letters with white between them. */
function closeUp(text: string): string {
  return /^\p{L}(?: \p{L})+$/u.test(text) ? text.replaceAll(' ', '') : text;
}
