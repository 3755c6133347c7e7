/** A text without the signs of a kind at its end; linear, where an expression anchored to the end looks from each of its places. */
export function stripTail(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && (signs.includes(text[end - 1] ?? '') || /\s/.test(text[end - 1] ?? ''))) end--;
  return text.slice(0, end);
}
