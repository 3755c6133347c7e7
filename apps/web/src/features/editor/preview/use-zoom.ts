import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { nextZoom } from './zoom-steps.ts';

/**
 * How large the pages of a preview are shown. `chosen` is a share of their natural size, or undefined where a page fits the width that
 * there is; `shown` is what that comes to, measured.
 */
export function useZoom(desk: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>, pageWidth: number) {
  const [chosen, setChosen] = useState<number>();
  const [width, setWidth] = useState(pageWidth);
  useLayoutEffect(() => {
    const sheets = frame.current;
    if (!sheets) return;
    const measure = () => sheets.clientWidth > 0 && setWidth(sheets.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheets);
    return () => observer.disconnect();
  }, [frame]);
  const shown = chosen ?? width / pageWidth;

  const choose = useCallback(
    (zoom: number | undefined) => {
      const box = desk.current;
      const [from, before] = [frame.current?.clientWidth ?? 1, box?.scrollTop ?? 0];
      setChosen(zoom);
      // What was read stays in view.
      requestAnimationFrame(() => box?.scrollTo({ top: (before * (frame.current?.clientWidth ?? from)) / from }));
    },
    [desk, frame],
  );
  return { chosen, shown, choose, closer: nextZoom(shown, 1), farther: nextZoom(shown, -1) };
}
