/** Line breaks within a text, controls such as the escape of a terminal, and signs that show nothing but change how the others stand. A tab is harmless. */
const unseen = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text of one line as a terminal may show it: what people and files write can move the cursor, clear lines and hide others. What is not seen is written
 * as `\u001b`, which JSON reads as the same sign.
 */
export function visible(text: string): string {
  return text.replace(unseen, (sign) =>
    Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  );
}

/** A text of several lines, as a terminal may show it. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visible).join('\n');
}

/** Writes lines to standard output. */
export function print(text: string): void {
  console.log(visibleLines(text));
}

/** Writes lines to standard error. */
export function printError(text: string): void {
  console.error(visibleLines(text));
}
