// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isAscii = /^[\x00-\x7f]*$/;

/** Text for comparing: lower case, no accents, `ß` as `ss`, curly apostrophes straight. Same words, another length: not for offsets. */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[’‘`´]/g, "'");
}

/** Lower-case words without accents, only letters and digits (plus `+` and `#`), joined by one space. */
export function foldWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}
