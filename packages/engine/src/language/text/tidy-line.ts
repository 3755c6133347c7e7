import { stripTail } from './strip-tail.ts';

/** A line of a resume as it can stand elsewhere: spaces in their places, no bullet at its head, no mark at its end. */
export const tidyLine = (line: string): string =>
  stripTail(line.replace(/\s+/g, ' ').replace(/^[\s•▪●◦■*–—-]+(?=\p{L}|\d|[$€£])/u, ''), '.;,').trim();
