const rightLetter = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const digit = /\p{Nd}/u;
const letter = /\p{L}/u;
const opposite: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[' };

/** Whether a glyph's text belongs to a script that runs from the right. */
export function isRightToLeft(text: string): boolean {
  // Latin, Greek and Cyrillic lie below.
  return (text.codePointAt(0) ?? 0) >= 0x0590 && rightLetter.test(text);
}

/**
 * The texts of glyphs, as they stand from left to right, in the order in which they are read from the right: words of Hebrew and Arabic turned
 * round, Latin words and numbers kept. Letters in the form that they have at their place in a word become the plain letter.
 */
export function logicalOrder(parts: string[]): string {
  const out: string[] = [];
  for (let end = parts.length; end > 0; ) {
    const from = startOfLeft(parts, end);
    out.push(...(from < end ? parts.slice(from, end) : [parts[end - 1] as string]));
    end = Math.min(from, end - 1);
  }
  const text = out.join('').normalize('NFKC');
  // Some files name a bracket by its look, others by its sense.
  const turned = /^[^([]*[)\]].*[([]/u.test(text);
  return turned ? text.replace(/[()[\]]/g, (mark) => opposite[mark] as string) : text;
}

/** Where the Latin words or the number begin that end right before `end`; `end` where nothing of the kind does. */
function startOfLeft(parts: string[], end: number): number {
  const at = (i: number): string => parts[i] ?? '';
  const isLeft = (i: number): boolean => letter.test(at(i)) && !rightLetter.test(at(i));
  const last = end - 1;
  if (!isLeft(last) && !digit.test(at(last)) && !closes(parts, last)) return end;
  let from = end;
  for (let i = last; i >= 0 && !rightLetter.test(at(i)); i--) if (isLeft(i) || digit.test(at(i))) from = i;
  const words = parts.slice(from, end).some((_, i) => isLeft(from + i));
  if (words) return from;
  if (!digit.test(at(last))) return end;
  // Numbers with white between them each stand for themselves: "2012 – 2016" is set from the right too.
  let number = last;
  while (number > from && /^[\p{Nd}.,:/%+-]$/u.test(at(number - 1))) number--;
  while (!/[\p{Nd}+]/u.test(at(number))) number++;
  return number;
}

/** A bracket that closes what Latin words opened. */
function closes(parts: string[], i: number): boolean {
  if (parts[i] !== ')') return false;
  const inside = parts.slice(0, i).lastIndexOf('(');
  return inside > 0 && parts.slice(inside - 2, i).every((part) => !rightLetter.test(part));
}
