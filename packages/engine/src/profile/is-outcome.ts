/** Whether a line tells what came of the work: money, a share, or a change from one figure to another. */
export function isOutcome(line: string): boolean {
  return /[%€$£]|\b(?:from|von|de) \d[^.]*? (?:to|auf|à|a) \d/iu.test(line);
}

/** How much what a line counts says for it: what came of the work most, a number less; a year counts nothing. */
export function worthOfFigures(line: string): number {
  if (isOutcome(line)) return 2;
  return /\d/.test(line.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, '')) ? 0.5 : 0;
}
