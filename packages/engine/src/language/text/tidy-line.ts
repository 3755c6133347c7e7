/** A line of a resume as it can stand elsewhere: spaces in their places, no bullet at its head, no mark at its end. */
export const tidyLine = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/^[\s•▪●◦■*–—-]+(?=\p{L}|\d|[$€£])/u, '')
    .replace(/[\s.;,]+$/u, '')
    .trim();
