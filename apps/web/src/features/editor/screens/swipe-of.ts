/** A stroke of one finger: where it went, in pixels, and how long it took. */
export type Stroke = { x: number; y: number; milliseconds: number };

/** So far, so much more sideways than up or down, and so quickly does a finger move that wants to turn to what is beside. */
const swipe = { pixels: 64, slope: 2.5, milliseconds: 600 };

/** Which way a stroke turns: to the left, to the right, or undefined where it scrolls, presses or wanders. */
export function swipeOf({ x, y, milliseconds }: Stroke): 'left' | 'right' | undefined {
  if (milliseconds > swipe.milliseconds || Math.abs(x) < swipe.pixels) return undefined;
  if (Math.abs(x) < Math.abs(y) * swipe.slope) return undefined;
  return x < 0 ? 'left' : 'right';
}

/** Whether sideways strokes that begin here belong to somebody else: a field, a handle, or what scrolls sideways itself. */
export function keepsStrokes(start: Element, within: Element): boolean {
  if (start.closest('input, textarea, select, [contenteditable], [role=slider], [aria-roledescription], dialog'))
    return true;
  for (let at: Element | null = start; at && at !== within; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}
