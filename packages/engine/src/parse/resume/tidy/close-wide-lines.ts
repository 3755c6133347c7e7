import type { Line } from '../../layout/types.ts';
import { fillsWidth } from '../entries/line-traits.ts';

/** A section whose every paragraph has white around it, as some word processors set them: the white tells nothing there, and counts as little. */
export function closeWideLines(lines: Line[]): Line[] {
  const own = lines.filter((line, i) => {
    const above = lines[i - 1];
    return above && line.bullet === undefined && line.pitch !== undefined && !fillsWidth(above);
  });
  const wide = own.filter((line) => (line.pitch as number) > 1.75 * line.size);
  if (own.length < 4 || wide.length < 0.8 * own.length) return lines;
  const least = Math.min(...wide.map((line) => line.pitch as number));
  const usual = wide.filter((line) => (line.pitch as number) < 1.15 * least);
  if (usual.length < 0.5 * own.length) return lines;
  return lines.map((line) =>
    line.pitch !== undefined && line.pitch >= least ? { ...line, pitch: (line.pitch * 1.4 * line.size) / least } : line,
  );
}
