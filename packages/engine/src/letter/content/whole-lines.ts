import { wholeStatements } from '../../language/deeds/whole-statements.ts';

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

/** Words that need another behind them, of the languages letters are written in. */
const open =
  /(?:^|\s)(?:an?|the|of|with|and|or|to|for|in|by|at|from|on|as|that|its|their|are|is|was|were|including|such as|&|der|die|das|den|dem|des|ein|eine[nrms]?|und|oder|von|vom|mit|für|bei|beim|zu|zur|zum|im|auf|aus|sowie|le|la|les|l[’']|du|de|des|et|ou|à|au|aux|pour|par|dans|avec|sur|en|el|los|las|del|y|o|e|con|para|por|un|una|il|lo|gli|di|della|dei|delle|ed|per|da|nel|nella|os?|as?|do|da|dos|das|com|em|no|na|het|een|van|voor|met|op|te|door|naar)$/iu;

/** Whether a line stops before its end: at a word that needs another, a comma, a hyphen or an open bracket. */
export function endsOpen(line: string): boolean {
  const plain = line.trim();
  // "… with a blended": what it says something of was lost.
  return (
    /[,:;(&/–—-]$|\b(?:an?|the) \p{Ll}+ed$/u.test(plain) || (open.test(plain) && !/\b\p{Lu}[\p{Lu}\d]*$/u.test(plain))
  );
}
