/** A detail in the brackets of a language, as it stands behind what it tells more of. The last sign closes, what is before it opens. */
export function inBrackets(detail: string, brackets: string): string {
  return brackets.slice(0, -1) + detail + brackets.slice(-1);
}
