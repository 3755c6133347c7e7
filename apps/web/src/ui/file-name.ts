/** Letters that do not fall apart into a base letter and its mark. */
const folded: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
};

/** A file's name that any mailbox and upload form takes: the parts joined by hyphens, without accents. `Siobhan-O-Dwyer-resume`. */
export function joinFileName(parts: (string | undefined)[]): string {
  return parts
    .map((part = '') =>
      part
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .replace(/[ßøØłŁđĐæÆœŒ]/g, (letter) => folded[letter] ?? letter)
        .replace(/['’]s\b/g, 's')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .slice(0, 60)
        .replace(/^-+|-+$/g, ''),
    )
    .filter(Boolean)
    .join('-');
}
