import { type RefObject, useEffect } from 'react';

/** While something is open, Escape closes it and gives the focus back to the button that opened it. */
export function useEscape(open: boolean, close: () => void, button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close, button]);
}
