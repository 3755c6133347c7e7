/** The sizes that the pages can be shown at, as shares of their natural size. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The next larger size (`by` 1) or smaller one (-1); undefined where there is none. */
export function nextZoom(shown: number, by: 1 | -1): number | undefined {
  // Sizes that read the same in whole percent are the same.
  const percent = Math.round(shown * 100);
  return by > 0 ? zoomSteps.find((step) => step * 100 > percent) : zoomSteps.findLast((step) => step * 100 < percent);
}
