import { keepsStrokes, swipeOf } from './swipe-of.ts';

/** Pixels at each side of the window that belong to the browser's own way back and forth. */
const edge = 24;

/** A pinch that goes back to the whole window may end a hair above 1. */
const unzoomed = 1.01;

/** What is selected; a stroke that changes it was one that selects. */
const selectedText = () => getSelection()?.toString() ?? '';

/**
 * Tells each sideways stroke of one finger over a box. One that scrolls, selects, begins in a field, or moves a window that fingers have zoomed into
 * tells nothing. Answers how to stop.
 */
export function watchSwipes(box: HTMLElement, tell: (way: 'left' | 'right') => void): () => void {
  let start: { x: number; y: number; at: number; selected: string } | undefined;
  function begin({ touches, target, timeStamp }: TouchEvent) {
    const [finger, another] = touches;
    start = undefined;
    if (!finger || another || !(target instanceof Element) || keepsStrokes(target, box)) return;
    if ((window.visualViewport?.scale ?? 1) > unzoomed) return;
    const { clientX: x, clientY: y } = finger;
    if (x > edge && x < window.innerWidth - edge) start = { x, y, at: timeStamp, selected: selectedText() };
  }
  function end({ changedTouches, timeStamp }: TouchEvent) {
    const [finger] = changedTouches;
    const from = start;
    start = undefined;
    if (!from || !finger || selectedText() !== from.selected) return;
    const stroke = { x: finger.clientX - from.x, y: finger.clientY - from.y, milliseconds: timeStamp - from.at };
    const way = swipeOf(stroke);
    if (way) tell(way);
  }
  const forget = () => {
    start = undefined;
  };
  box.addEventListener('touchstart', begin, { passive: true });
  box.addEventListener('touchend', end, { passive: true });
  box.addEventListener('touchcancel', forget, { passive: true });
  return () => {
    box.removeEventListener('touchstart', begin);
    box.removeEventListener('touchend', end);
    box.removeEventListener('touchcancel', forget);
  };
}
