import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part that begins folded stands open. A link to it, or to a place in it, opens it; paper shows every part whatever this says.
 */
export function usePartFold(part: RefObject<HTMLElement | null>): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const leadsHere = (hash: string) => {
      const target = hash === '' ? null : document.getElementById(hash.slice(1));
      return target !== null && part.current?.contains(target) === true;
    };
    const follow = () => leadsHere(window.location.hash) && setOpen(true);
    const click = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && leadsHere(link.hash)) setOpen(true);
    };
    follow();
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', click, true);
    };
  }, [part]);
  return [open, setOpen];
}
