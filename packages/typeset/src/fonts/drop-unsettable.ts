/**
 * A copy of plain data in which every string keeps only the characters that the fonts can show, and the characters left out
 * (emoji, mostly). A PDF/UA file must not hold a letter without a glyph.
 */
export function dropUnsettable<T>(data: T, settable: (codePoint: number) => boolean): { data: T; dropped: string[] } {
  const dropped = new Set<string>();
  return { data: walk(data) as T, dropped: [...dropped] };

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return keep(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  }

  function keep(text: string): string {
    let kept = '';
    let lost = false;
    for (const letter of text) {
      if (settable(letter.codePointAt(0) ?? 0)) kept += letter;
      else {
        dropped.add(letter);
        lost = true;
      }
    }
    return lost ? kept.replace(/ {2,}/g, ' ').trim() : text;
  }
}
