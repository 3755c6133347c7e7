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

/** The tightest step takes more than half the room of the loosest: a text on more than so many times the pages asked for never fits them. */
const mostTightened = 2;

type Scale = { size: number; spacing: number };

/** How a text was fitted: `step` counts from 0, as it was chosen. `fits` is false when even the tightest step does not. */
export type Fitted = Scale & { fits: boolean; step: number };

/**
 * The loosest step with which `pagesAt` stays within `pages`. Each asking sets the whole document: it is asked four or five times at most, and
 * twice beside the step that fitted `before`, a keystroke ago, and once where the text is far too long. `tightest` is the last step that may be taken.
 */
export function fitPages(
  chosen: Scale,
  pages: number | undefined,
  pagesAt: (scale: Scale) => number,
  before?: number,
  tightest = steps.length - 1,
): Fitted {
  if (pages === undefined) return { ...chosen, fits: true, step: 0 };
  const scaleOf = ({ size, spacing }: Scale) => ({ size: chosen.size * size, spacing: chosen.spacing * spacing });
  const scales = steps.slice(0, tightest + 1).map(scaleOf);
  let tooLoose = -1;
  let fitting = scales.length;
  let next = Math.max(0, (before ?? 0) - 1);
  while (fitting - tooLoose > 1) {
    const needed = pagesAt(scales[next] ?? chosen);
    if (needed > mostTightened * pages) break;
    if (needed <= pages) fitting = next;
    else tooLoose = next;
    const middle = Math.floor((tooLoose + fitting) / 2);
    next = before !== undefined && tooLoose === before - 1 && fitting > before ? before : middle;
  }
  const step = Math.min(fitting, tightest);
  return { ...(scales[step] ?? chosen), fits: fitting <= tightest, step };
}

/** The last step that is taken unasked, so that a last page with next to nothing on it is saved: nobody sees it in the text. */
const unseenStep = 3;
/** In a document of more pages one more is no loss, and setting it again takes too long. */
const mostSaved = 6;

/**
 * The scale of a text for which nobody chose a number of pages: as designed, or a little tighter where that saves a last page that is all but
 * empty. `setAt` sets the text and tells its pages and whether the last holds so little. A scale that somebody chose stays as it is.
 */
export function saveLastPage(
  chosen: Scale,
  setAt: (scale: Scale) => { pages: number; nearlyEmpty: () => boolean },
  before?: number,
): Fitted {
  const designed = { ...chosen, fits: true, step: 0 };
  const { pages, nearlyEmpty } = setAt(chosen);
  if (pages < 2 || pages > mostSaved || chosen.size !== 1 || chosen.spacing !== 1 || !nearlyEmpty()) return designed;
  const start = Math.min(before || unseenStep, unseenStep);
  const saved = fitPages(chosen, pages - 1, (scale) => setAt(scale).pages, start, unseenStep);
  return saved.fits ? saved : designed;
}
