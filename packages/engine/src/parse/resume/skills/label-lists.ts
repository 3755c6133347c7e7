import type { Line } from '../../layout/types.ts';

const bracketed = /^([^(),;:|]{2,42}?)\s*\(([^()]+,[^()]+)\)[.;]?$/u;

/** "Masonry (brick, stone)", line for line: a group and its skills. */
export function labelBrackets(lines: Line[]): Line[] {
  const whole = (line: Line): boolean => line.cells.length === 1 && bracketed.test(line.text);
  if (lines.length < 2 || !lines.every(whole)) return lines;
  return lines.map((line) => {
    const text = line.text.replace(bracketed, '$1: $2');
    return { ...line, text, cells: line.cells.map((cell) => ({ ...cell, text })) };
  });
}

const dashed = /^([^,;:|()]{2,42}?)\s+[–—-]\s+(?=[^,;]+[,;])/u;

/** "Masonry – brick, stone", line for line: a group and its skills. */
export function labelDashes(lines: Line[]): Line[] {
  const heads = lines.filter((line) => line.cells.length === 1 && dashed.test(line.text));
  if (heads.length < 2 || heads.length < 0.6 * lines.length) return lines;
  return lines.map((line) => {
    const text = line.text.replace(dashed, '$1: ');
    return heads.includes(line) ? { ...line, text, cells: line.cells.map((cell) => ({ ...cell, text })) } : line;
  });
}
