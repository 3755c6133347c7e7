import { type CSSProperties, useEffect, useState } from 'react';

/** Pixels of the box that must be in the window for a toast to stand in it. */
const room = 160;

/** From this width on a toast has room beside what is worked on: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/**
 * Where the toasts stand: top right in the window, or in the box that a screen offers for them with `data-toasts`, as long as that is in
 * view: there they cover paper, and none of the buttons at the top of the window.
 */
export function useToastPlace(shown: boolean): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useEffect(() => {
    if (!shown) return;
    function find() {
      const box = window.matchMedia(wide).matches ? document.querySelector('[data-toasts]') : null;
      const at = box?.getBoundingClientRect();
      const fits = at && at.width > 0 && at.top < window.innerHeight * 0.7 && at.bottom > room;
      setPlace(fits ? { top: Math.max(at.top, 0) + 12, right: window.innerWidth - at.right + 28 } : undefined);
    }
    find();
    window.addEventListener('scroll', find, { passive: true });
    window.addEventListener('resize', find);
    return () => {
      window.removeEventListener('scroll', find);
      window.removeEventListener('resize', find);
    };
  }, [shown]);
  return place;
}
