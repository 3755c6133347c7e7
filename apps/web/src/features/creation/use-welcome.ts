import { useState } from 'react';
import { useLocation } from 'react-router';

const key = 'shortlist:guide-welcome';

/** Whether the guide greets: each time one comes to it, but not when its page is only loaded anew. */
export function useWelcome(): { open: boolean; close: () => void } {
  const { key: visit } = useLocation();
  const [greeted, setGreeted] = useState(() => sessionStorage.getItem(key) === visit && isSameVisit(visit));
  return {
    open: !greeted,
    close() {
      sessionStorage.setItem(key, visit);
      setGreeted(true);
    },
  };
}

/** Every page opened by its address has the same name; what came by a link keeps its own. */
function isSameVisit(visit: string): boolean {
  if (visit !== 'default') return true;
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type === 'reload';
}
