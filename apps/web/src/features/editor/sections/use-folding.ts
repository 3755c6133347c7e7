import { useCallback, useState } from 'react';

/** Which sections are folded, for as long as the editor is open. */
export function useFolding() {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const fold = useCallback((id: string, closed: boolean) => {
    setFolded((before) => {
      if (before.has(id) === closed) return before;
      const next = new Set(before);
      if (closed) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const foldAll = useCallback((ids: readonly string[]) => setFolded(new Set(ids)), []);
  return { folded, fold, foldAll };
}
