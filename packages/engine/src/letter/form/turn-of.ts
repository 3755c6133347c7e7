/** A number below `count` that is always the same for a name: of several wordings each name gets one. */
export const turnOf = (name: string, count: number): number =>
  count === 0 ? 0 : [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % count;
