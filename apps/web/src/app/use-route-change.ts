import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { dropEarlyScreen } from '../api/early-sheets.ts';
import { readPublicAddress } from './public-address.ts';

/** On each change of route: scrolls smoothly to the top (at once with reduced motion) and moves focus into the new screen. Returns the path, which a public page has in common in all languages. */
export function useRouteChange(main: RefObject<HTMLElement | null>): string {
  const { pathname, hash } = useLocation();
  const path = readPublicAddress(pathname)?.path ?? pathname;
  const before = useRef(path);

  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    dropEarlyScreen();
    main.current?.focus({ preventScroll: true });
    if (hash) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }, [path, hash, main]);

  return path;
}
