/** The tightest that a text may be set, and the steps on the way there: space goes first, then size (the smallest body, of Minimal Clean, stays above 8 pt). */
const steps: { spacing: number; size: number }[] = [
  { spacing: 1, size: 1 },
  { spacing: 0.92, size: 1 },
  { spacing: 0.85, size: 1 },
  { spacing: 0.85, size: 0.97 },
  { spacing: 0.8, size: 0.95 },
  { spacing: 0.75, size: 0.93 },
  { spacing: 0.72, size: 0.91 },
  { spacing: 0.7, size: 0.89 },
];

type Scale = { size: number; spacing: number };

/** How a text was fitted: `step` counts from 0, as it was chosen. `fits` is false when even the tightest step does not. */
export type Fitted = Scale & { fits: boolean; step: number };

/**
 * The loosest step with which `pagesAt` stays within `pages`. Each asking sets the whole document: it is asked four or five times at most, and
 * twice beside the step that fitted `before`, a keystroke ago.
 */
export function fitPages(
  chosen: Scale,
  pages: number | undefined,
  pagesAt: (scale: Scale) => number,
  before?: number,
): Fitted {
  if (pages === undefined) return { ...chosen, fits: true, step: 0 };
  const scaleOf = ({ size, spacing }: Scale) => ({ size: chosen.size * size, spacing: chosen.spacing * spacing });
  const scales = steps.map(scaleOf);
  const tightest = scales.length - 1;
  let tooLoose = -1;
  let fitting = scales.length;
  let next = Math.max(0, (before ?? 0) - 1);
  while (fitting - tooLoose > 1) {
    if (pagesAt(scales[next] ?? chosen) <= pages) fitting = next;
    else tooLoose = next;
    const middle = Math.floor((tooLoose + fitting) / 2);
    next = before !== undefined && tooLoose === before - 1 && fitting > before ? before : middle;
  }
  const step = Math.min(fitting, tightest);
  return { ...(scales[step] ?? chosen), fits: fitting <= tightest, step };
}
