/** About the width of a text in points, as Helvetica would set it: enough to lay out lines, not to print them. */
export function measureText(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of text) {
    let width = widths.get(letter);
    if (width === undefined) {
      width = widthOf(letter);
      if (widths.size < 4096) widths.set(letter, width);
    }
    ems += width;
  }
  return ems * size * (bold ? 1.06 : 1);
}

/** Widths of letters met so far, in ems. */
const widths = new Map<string, number>();

function widthOf(letter: string): number {
  if (/[iljI.,:;'|!’‘]/.test(letter)) return 0.25;
  if (/[\sftr()[\]/\\-]/.test(letter)) return 0.31;
  if (/[mwMW@%—]/.test(letter)) return 0.86;
  if (/\p{Lu}/u.test(letter)) return 0.68;
  if (/[\u1100-\u11FF\u2E80-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/.test(letter)) return 1;
  if (/\p{M}/u.test(letter)) return 0;
  return 0.54;
}
