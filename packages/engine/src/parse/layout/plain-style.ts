import { findHeading } from '../../language/headings/find-heading.ts';

/** The style that most letters of a text have. */
export type PlainStyle = { size: number; bold: boolean; italic: boolean; color: string };

type Styled = PlainStyle & { text: string };

/** The commonest style of some texts, counted by letters. */
export function findPlainStyle(texts: Styled[]): PlainStyle {
  const counts = new Map<string, { style: PlainStyle; letters: number }>();
  for (const { text, size, bold, italic, color } of texts) {
    const key = `${Math.round(size * 2)}|${bold}|${italic}|${color}`;
    const entry = counts.get(key) ?? { style: { size, bold, italic, color }, letters: 0 };
    entry.letters += text.length;
    counts.set(key, entry);
  }
  let best = { style: { size: 10, bold: false, italic: false, color: '#000000' }, letters: 0 };
  for (const entry of counts.values()) if (entry.letters > best.letters) best = entry;
  return best.style;
}

/** True for text that stands out from the plain style as a heading does: larger, bold, coloured or in capitals. */
export function isLoud(text: Styled, plain: PlainStyle): boolean {
  return (
    text.size > plain.size + 0.4 ||
    (text.bold && !plain.bold) ||
    isCapitals(text.text) ||
    (text.color !== plain.color && text.size >= plain.size - 0.4)
  );
}

/** True for a text that stands out and names a section of a resume. */
export function isSectionHead(text: Styled, plain: PlainStyle): boolean {
  if (!isLoud(text, plain)) return false;
  const kind = findHeading(text.text);
  return kind !== undefined && kind !== 'label';
}

/** True when all letters are capitals and there are at least two. */
export function isCapitals(text: string): boolean {
  // A small letter of ASCII settles it for most texts.
  if (/[a-z]/.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 2 && letters.every((letter) => letter === letter.toUpperCase() && letter !== letter.toLowerCase())
  );
}
