import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', ' ', 'ArrowUp', 'ArrowDown']);

/**
 * Which part of the text the person is at: the one that they jumped to or work in; once they scroll by hand, the one on the reading
 * line. `list` is the box around all parts, each of which has its id in `data-card`.
 */
export function useCurrentSection(list: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<string>();
  const byHand = useRef(true);

  const settle = useCallback((id: string | undefined) => {
    if (!id) return;
    byHand.current = false;
    setCurrent(id);
  }, []);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    let frame = 0;
    function look() {
      frame = 0;
      if (byHand.current && box) setCurrent(partRead(box));
    }
    const work = ({ target }: Event) => settle((target as Element).closest<HTMLElement>('[data-card]')?.dataset.card);
    const scroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    const hand = () => {
      byHand.current = true;
    };
    look();
    for (const event of ['focusin', 'input']) box.addEventListener(event, work, { signal });
    for (const event of ['wheel', 'touchmove']) window.addEventListener(event, hand, { passive: true, signal });
    // Whoever takes the scroll bar presses no element of the page.
    window.addEventListener('mousedown', ({ target }) => target === document.documentElement && hand(), { signal });
    window.addEventListener(
      'keydown',
      ({ key, altKey, target }) => {
        const typed = (target as Element).matches('input, textarea, select, button');
        if (!altKey && !typed && scrollKeys.has(key)) hand();
      },
      { signal },
    );
    window.addEventListener('scroll', scroll, { passive: true, signal });
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [list, settle]);

  return { current, settle };
}

/** The id of the last part that begins above the reading line. */
function partRead(box: HTMLElement): string | undefined {
  const parts = [...box.querySelectorAll<HTMLElement>('[data-card]')];
  const line = readingLine();
  return (parts.findLast((part) => part.getBoundingClientRect().top <= line) ?? parts[0])?.dataset.card;
}

/** Pixels from the top of the window: near its top at the beginning of the page, at its bottom at the end, so that each part is read once. */
function readingLine(): number {
  const length = document.documentElement.scrollHeight - window.innerHeight;
  const way = length > 0 ? window.scrollY / length : 0;
  const top = 200;
  return top + way * (window.innerHeight - top);
}
