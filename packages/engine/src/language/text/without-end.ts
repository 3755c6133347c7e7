/** A text without the marks that it ends with. */
export function withoutEnd(text: string, mark: RegExp): string {
  let end = text.length;
  while (end > 0 && mark.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** "Sold software to hospitals, from": a text without one of some words at its end, and without the marks around it. */
export function withoutLastWord(text: string, words: readonly string[], mark: RegExp): string {
  const said = withoutEnd(text, mark);
  const word = /(?<![\p{L}\p{N}_])\p{L}+$/u.exec(said.slice(-12))?.[0] ?? '';
  return words.includes(word.toLowerCase()) ? withoutEnd(said.slice(0, -word.length), mark) : said;
}
