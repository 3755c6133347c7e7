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

/** The loosest setting with which `pagesAt` stays within `pages`; `fits` is false when even the tightest does not. */
export function fitPages(
  chosen: Scale,
  pages: number | undefined,
  pagesAt: (scale: Scale) => number,
): Scale & { fits: boolean } {
  if (pages === undefined) return { ...chosen, fits: true };
  const scales = steps.map((step) => ({ size: chosen.size * step.size, spacing: chosen.spacing * step.spacing }));
  for (const scale of scales) {
    if (pagesAt(scale) <= pages) return { ...scale, fits: true };
  }
  return { ...(scales.at(-1) ?? chosen), fits: false };
}
