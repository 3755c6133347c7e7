import { type RefObject, useEffect, useRef } from 'react';
import { keepsStrokes, swipeOf } from './swipe-of.ts';

/** Pixels at each side of the window that belong to the browser's own way back and forth. */
const edge = 24;

/** Tells a sideways stroke of one finger over a box; one that scrolls, selects, or begins in a field tells nothing. */
export function useSwipe(box: RefObject<HTMLElement | null>, onSwipe: (way: 'left' | 'right') => void): void {
  const hear = useRef(onSwipe);
  useEffect(() => {
    hear.current = onSwipe;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let start: { x: number; y: number; at: number } | undefined;
    function begin({ touches, target, timeStamp }: TouchEvent) {
      const [finger, another] = touches;
      start = undefined;
      if (!element || !finger || another || !(target instanceof Element) || keepsStrokes(target, element)) return;
      const { clientX: x, clientY: y } = finger;
      if (x > edge && x < window.innerWidth - edge) start = { x, y, at: timeStamp };
    }
    function end({ changedTouches, timeStamp }: TouchEvent) {
      const [finger] = changedTouches;
      const from = start;
      start = undefined;
      if (!from || !finger || getSelection()?.isCollapsed === false) return;
      const stroke = { x: finger.clientX - from.x, y: finger.clientY - from.y, milliseconds: timeStamp - from.at };
      const way = swipeOf(stroke);
      if (way) hear.current(way);
    }
    const forget = () => {
      start = undefined;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    element.addEventListener('touchcancel', forget, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', forget);
    };
  }, [box]);
}
