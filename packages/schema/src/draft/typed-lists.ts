/** Lists within a line: `Excel, AWS (EC2, S3), Route planning`. A backslash before a sign takes it as it is. */

/** Splits at an unescaped sign outside of brackets; items keep their escapes and are trimmed. */
export function splitAt(text: string, signs: string, brackets = false): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  const closes = brackets ? text.split(')').length : 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\' && at + 1 < text.length) {
      part += sign + text[at + 1];
      at += 1;
      continue;
    }
    if (brackets && sign === '(' && closes > 1) depth += 1;
    if (brackets && sign === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && signs.includes(sign)) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  parts.push(part.trim());
  return parts;
}

/** Signs that part a list only where they stand free. */
const freeSigns = /(?<!\s)\s+[|·•]\s+|\t+/g;

/** The items of a list, unescaped; empty ones are left out. */
export function readList(text: string): string[] {
  const plain = text.replace(freeSigns, '; ');
  const items = splitAt(plain, ',;', true);
  const whole = items.some(unbalanced) ? splitAt(plain, ',;') : items;
  return whole.map(dropEscapes).filter((item) => item !== '');
}

/** The same as text that `readList` reads back. */
export function writeList(items: readonly string[]): string {
  const plain = items.join(', ');
  if (same(readList(plain), items)) return plain;
  return items.map((item) => item.replace(/[\\,;()|·•]/g, '\\$&')).join(', ');
}

/** A text without its escapes. */
export function dropEscapes(text: string): string {
  return text.replace(/\\(.)/gu, '$1').trim();
}

/** A text in which none of the signs counts any more. */
export function addEscapes(text: string, signs: RegExp): string {
  return text.replace(/\\/g, '\\\\').replace(signs, '\\$&');
}

function unbalanced(item: string): boolean {
  const bare = item.replace(/\\./gu, '');
  return bare.split('(').length !== bare.split(')').length;
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
