/** Whether a line tells what came of the work: money, a share, or a change from one figure to another. */
export function isOutcome(line: string): boolean {
  return /[%€$£]|\b(?:from|von|de) \d[^.]*? (?:to|auf|à|a) \d/iu.test(line);
}
