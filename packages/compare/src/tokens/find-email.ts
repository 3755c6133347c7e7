/** A longer word is no address. */
const longest = 100;

/** The first email address of a text. */
export function findEmail(text: string): string | undefined {
  if (!text.includes('@')) return undefined;
  for (const word of text.split(/\s+/)) {
    const found = word.length <= longest ? /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(word) : null;
    if (found) return found[0];
  }
  return undefined;
}
