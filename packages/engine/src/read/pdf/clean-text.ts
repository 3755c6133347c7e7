import { foldForms } from '../clean-characters.ts';
import { lostGlyph } from './repair-ligatures.ts';

const symbolBullets: Record<string, string> = {
  '\uf0b7': '•',
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0a8': '▪',
  '\uf076': '❖',
  '\uf06e': '■',
  '\uf06c': '●',
  '\uf02d': '–',
  '\uf0be': '—',
};

const ligatures: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** A glyph's text as people would type it: ligatures spelled out, symbol-font bullets named, a character without meaning marked as lost. */
export function cleanGlyph(unicode: string): string {
  if (unicode.length === 1) {
    const code = unicode.charCodeAt(0);
    if (code > 32 && code < 127) return unicode;
  }
  let out = '';
  for (const char of unicode) {
    const known = symbolBullets[char] ?? ligatures[char];
    if (known !== undefined) out += known;
    else if (isUnmapped(char)) out += lostGlyph;
    else if (!isInvisible(char)) out += char;
  }
  return foldForms(out);
}

/** True for a character that carries no meaning of its own: private use (icons), replacement or control. */
export function isUnmapped(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (
    code < 32 ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    code === 0xfffd ||
    code >= 0xf0000
  );
}

function isInvisible(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return (code >= 0x200b && code <= 0x200f) || code === 0x2060 || code === 0xfeff || (code >= 0x202a && code <= 0x202e);
}

/** True for any character that is a gap between words. */
export function isSpace(text: string): boolean {
  return text === ' ' || (text.length > 0 && text.trim() === '');
}
