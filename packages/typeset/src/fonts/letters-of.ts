/** The code points of a text, each once. */
export function lettersOf(text: string): number[] {
  const seen = new Set<number>();
  const plain = new Uint8Array(128);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) at += 1;
    if (code >= 128) seen.add(code);
    else plain[code] = 1;
  }
  plain.forEach((found, code) => {
    if (found) seen.add(code);
  });
  return [...seen];
}
