import type { Draft } from '@shortlist/schema';
import { markPointer } from '@shortlist/typeset/browser';
import { type RefObject, useEffect, useRef } from 'react';
import { findOnPage, infoPlace } from '../document/find-place.ts';

/** Milliseconds of rest before the page follows the caret. */
const rest = 250;

/** Brings the place that is being edited into view on the page, and marks it there; a page that was not shown, once it is. */
export function useFollowedPlace(
  container: RefObject<HTMLElement | null>,
  draft: Draft,
  shown: boolean,
  /** Another object each time that the pages were set. */
  pages: object,
): void {
  const left = useRef<Element>(undefined);
  const marked = useRef<string>(undefined);
  const alone = useRef(shown);
  alone.current = shown;
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function follow() {
      const pointer = placeOf(document.activeElement, latest.current);
      if (!container.current || (pointer ?? marked.current) === undefined) return;
      // Where the page stands in the place of the text, the text has no focus: what was edited last stays marked.
      if (!pointer && alone.current) return;
      marked.current = pointer;
      markPointer(container.current, pointer);
    }
    function wait() {
      const field = document.activeElement?.closest('[data-section], [data-pointer-field]');
      if (field) left.current = document.activeElement ?? field;
      clearTimeout(timer);
      timer = setTimeout(follow, rest);
    }
    const events = ['selectionchange', 'focusin', 'focusout'] as const;
    for (const event of events) document.addEventListener(event, wait);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, wait);
    };
  }, [container]);

  useEffect(() => {
    const pointer = placeOf(left.current ?? null, latest.current);
    if (!shown || !container.current || !pointer) return;
    marked.current = pointer;
    markPointer(container.current, pointer);
    // In the middle: at the edge it would stand below what sticks to the window.
    container.current.querySelector('.is-current')?.scrollIntoView({ block: 'center' });
  }, [shown, container]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was set anew has lost its marks
  useEffect(() => {
    // At rest: bringing it into view has the whole page laid out.
    const timer = setTimeout(() => {
      const page = container.current;
      if (page && marked.current && !page.querySelector('.is-current')) markPointer(page, marked.current);
    }, rest);
    return () => clearTimeout(timer);
  }, [pages, container]);
}

function placeOf(focused: Element | null, draft: Draft): string | undefined {
  const { pointerField } = (focused as HTMLElement | null)?.dataset ?? {};
  if (pointerField) return infoPlace(draft, pointerField);
  const section = focused?.closest<HTMLElement>('[data-section]');
  const id = section?.dataset.section ?? '';
  if (focused instanceof HTMLTextAreaElement && focused === section)
    return findOnPage(draft, id, focused.selectionStart);
  const entry = [...(section?.querySelectorAll('fieldset') ?? [])].findIndex((form) => form.contains(focused));
  const home = section ? findOnPage(draft, id, 0)?.replace(/\/\d+$/, '') : undefined;
  return home && entry >= 0 ? `${home}/${entry}` : home;
}
