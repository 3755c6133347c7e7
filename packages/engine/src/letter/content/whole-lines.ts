import { wholeStatements } from '../../language/deeds/whole-statements.ts';
import { endsOpen } from '../../language/text/ends-open.ts';

/**
 * The statements of each line of a list that are whole. Where most lines begin with a capital, one that begins small goes on from the line before
 * it, and so does one behind a line that stops at a word which needs another: the last statement of the one and the first of the other are torn.
 */
export function wholeLines(lines: readonly string[]): string[][] {
  const small = lines.map((line) => /^[\s•▪●◦■*–—-]*\p{Ll}/u.test(line));
  const isStyle = small.filter(Boolean).length > lines.length / 2;
  const goesOn = small.map((isSmall, i) => {
    const before = lines[i - 1] ?? '';
    return !isClosed(before) && ((isSmall && !isStyle) || (i > 0 && endsOpen(before)));
  });
  return lines.map((line, i) => {
    const own = wholeStatements(line);
    const isCut = goesOn[i + 1] === true || (endsOpen(line) && !isClosed(line));
    return own.slice(goesOn[i] === true ? 1 : 0, isCut ? -1 : own.length);
  });
}

/** What ends with a full stop or, as the items of one list do, with a semicolon goes on nowhere. */
const isClosed = (line: string): boolean => /[.;]$/.test(line.trim());
