/** What Windows-1252 shows for the bytes 0x80 to 0x9F; five of them it does not have. */
const shown = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const later = `[${shown}\u00a0-\u00bf]`;

/**
 * Bytes of UTF-8 that some program took for Windows-1252: general punctuation ("â€“"), full-width forms ("ï¼š") and, where
 * their second letter could be nothing else, Latin letters and signs ("Ã©", "Â®"). A last byte that has no letter is lost.
 */
const broken = new RegExp(
  [
    `â€${later}?`,
    `ï¼${later}?`,
    'Â(?=[\\s\\u00a0]|$)',
    'Â[©®°±·«£§¡¿´]',
    '(?<=\\p{Ll})Ã[¡-ª¬-º¼-¿]',
    'Ã[¡-ª¬-º¼-¿](?=\\p{Ll})',
  ].join('|'),
  'gu',
);

/** "Name â€“ City" as it was meant: "Name – City". */
export function mendMojibake(text: string): string {
  if (!/[âïÂÃ]/.test(text)) return text;
  return text.replace(broken, decode);
}

function decode(found: string): string {
  if (found === 'Â') return '';
  // The bytes that Windows-1252 lacks: 9D ends a closing quotation mark, 8D a full-width hyphen.
  if (found === 'â€') return '”';
  if (found === 'ï¼') return '-';
  const bytes = Uint8Array.from(found, byteOf);
  const meant = new TextDecoder().decode(bytes).normalize('NFKC');
  return meant.includes('\ufffd') ? found : meant.replace(/[\u200b-\u200f\u2028-\u202e]/g, '');
}

function byteOf(char: string): number {
  const at = shown.indexOf(char);
  return at >= 0 ? 0x80 + at : char.charCodeAt(0);
}
