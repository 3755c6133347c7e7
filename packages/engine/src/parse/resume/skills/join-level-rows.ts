import { isSkillLevel } from '../../../language/text/skill-levels.ts';
import type { Cell, Line } from '../../layout/types.ts';

/** A row of nothing but levels ("Master", "Advanced") below the names of skills or groups that stand side by side: each goes with the name above it. */
export function joinLevelRows(lines: Line[]): Line[] {
  return lines.reduce<Line[]>((out, line) => {
    const above = out.at(-1);
    if (above && isLevelRow(line, above)) out[out.length - 1] = withLevels(above, line);
    else out.push(line);
    return out;
  }, []);
}

function isLevelRow(line: Line, above: Line): boolean {
  return (
    line.cells.length > 1 &&
    line.cells.length === above.cells.length &&
    line.cells.every((cell, i) => isSkillLevel(cell.text) && Math.abs(cell.x - (above.cells[i]?.x ?? 0)) < 3) &&
    above.cells.every((cell) => !isSkillLevel(cell.text) && !/[,;|:]/.test(cell.text))
  );
}

function withLevels(names: Line, levels: Line): Line {
  const cells = names.cells.map(
    (cell, i): Cell => ({ ...cell, text: `${cell.text} (${levels.cells[i]?.text.trim()})` }),
  );
  return { ...names, cells, text: cells.map((cell) => cell.text).join(' ') };
}
