import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

/** Whether the window has room for the page beside the steps: a narrow one does not fetch what it cannot show. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
