import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What stands beside the page; on a narrow screen the page itself is one of them. */
export type EditorView = 'edit' | 'design' | 'match' | 'translate' | 'check' | 'versions' | 'preview';

/** From this width on, in rem, the page is always in view: Tailwind's `lg`. */
const wide = '(min-width: 64rem)';

/** Pixels that stick to the top of the window above the views. */
const stuck = 132;

/** Which view is open. Each is found again where it was left; one that was not open yet begins at its top. `opened` has all that were open once; `views` goes on the box around them. */
export function useEditorView(first: EditorView) {
  const [view, setView] = useState<EditorView>(first);
  const views = useRef<HTMLDivElement>(null);
  const left = useRef<Partial<Record<EditorView, number>>>({});
  const current = useRef(view);
  const opened = useRef(new Set([view]));

  const open = useCallback((next: EditorView) => {
    if (next === current.current) return;
    left.current[current.current] = window.scrollY;
    current.current = next;
    opened.current.add(next);
    setView(next);
  }, []);

  useLayoutEffect(() => {
    const known = left.current[view];
    const start = (views.current?.getBoundingClientRect().top ?? 0) + window.scrollY - stuck;
    if (Object.keys(left.current).length > 0) window.scrollTo({ top: known ?? Math.min(window.scrollY, start) });
  }, [view]);

  useEffect(() => {
    const media = window.matchMedia(wide);
    const widen = () => media.matches && current.current === 'preview' && open('edit');
    media.addEventListener('change', widen);
    return () => media.removeEventListener('change', widen);
  }, [open]);

  // On a narrow screen the page lies to the right of whatever stands beside it on a wide one.
  const panel = useRef<EditorView>('edit');
  if (view !== 'preview') panel.current = view;
  useEffect(() => {
    const box = views.current;
    if (!box || window.matchMedia(wide).matches) return;
    let stop: (() => void) | undefined;
    let left = false;
    // Only who has a narrow screen fetches it.
    import('./watch-swipes.ts').then(
      ({ watchSwipes }) => {
        if (!left) stop = watchSwipes(box, (way) => open(way === 'left' ? 'preview' : panel.current));
      },
      // Without a connection the buttons lead there.
      () => {},
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [open]);

  return { view, open, opened: opened.current, views };
}
