import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On each change of route: scrolls smoothly to the top (at once with reduced motion) and moves focus into the new screen. Returns the path. */
export function useRouteChange(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (hash) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [pathname, hash, main]);

  return pathname;
}
