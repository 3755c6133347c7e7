import { holdActs } from './hold-acts.ts';

/** What a visitor does first, with a pointer, a finger, a key, by scrolling or with a file in hand. */
const firstUses = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'dragenter',
  'click',
  'input',
];

/** Starts the app at a visitor's first use of the page. What is done until it answers is held and done then. */
export function wakeOnFirstUse(start: () => Promise<void>): void {
  const releaseActs = holdActs();
  const wake = (event: Event) => {
    if (isStill(event)) return;
    for (const use of firstUses) window.removeEventListener(use, wake, true);
    start().then(releaseActs, giveUp);
  };
  const giveUp = (cause: unknown) => {
    // The page still reads and its links still lead on; the next use tries again.
    console.error(cause);
    for (const use of firstUses) window.addEventListener(use, wake, { capture: true, passive: true });
  };
  for (const use of firstUses) window.addEventListener(use, wake, { capture: true, passive: true });
}

/** Browsers tell of a pointer and of a scroll position also where a page is laid out anew and nobody moved anything. */
function isStill(event: Event): boolean {
  if (event.type === 'scroll') return window.scrollY === 0 && event.target === document;
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY;
}
