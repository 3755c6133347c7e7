/** The name of a row in confirmations: its words without case, marks and spaces' width, so that it survives another reading of the same text. At most 200 characters. */
export function rowKey(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
