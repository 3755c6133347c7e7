import { byWord } from '@shortlist/schema';

/**
 * What stands at the control codes of TeX's font encodings: in bitmap fonts (Type 3), which carry no names, LaTeX leaves the dashes
 * and ligatures of T1 there, and those of OT1. https://ctan.org/pkg/encguide
 */
export const texGlyphs: Readonly<Record<string, string>> = byWord({
  '\x0b': 'ff',
  '\x0c': 'fi',
  '\x0e': 'ffi',
  '\x10': '“',
  '\x11': '”',
  '\x12': '„',
  '\x13': '«',
  '\x14': '»',
  '\x15': '–',
  '\x16': '—',
  '\x19': 'ı',
  '\x1b': 'ff',
  '\x1c': 'fi',
  '\x1d': 'fl',
  '\x1e': 'ffi',
  '\x1f': 'ffl',
  '\x88': '•',
});
