/** A text whose lines were broken by the page, in one piece: a line that does not end a sentence goes on in the next. Empty lines stay. */
export function unwrapLines(text: string): string {
  return text.replace(/(?<![.!?:…\n])[ \t]*\n[ \t]*(?![\n•▪●*–-])/gu, ' ');
}
