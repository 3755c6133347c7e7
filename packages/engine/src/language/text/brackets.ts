/** Whether a place in a text stands within a pair of round brackets. */
export function isInBrackets(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at - 1);
  if (at < 1 || open < 0 || text.slice(open, at).includes(')')) return false;
  const close = text.indexOf(')', at);
  return close >= 0 && !text.slice(at, close).includes('(');
}

/** The words of the pair of round brackets that a place in a text stands within. */
export function wordsInBrackets(text: string, at: number): string | undefined {
  if (!isInBrackets(text, at)) return undefined;
  return text.slice(text.lastIndexOf('(', at - 1) + 1, text.indexOf(')', at));
}
