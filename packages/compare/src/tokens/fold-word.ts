/** A word as it is compared: without case, accents, ligatures, marks and breaks. */
export function foldWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}
