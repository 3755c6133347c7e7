import type { Branding, Draft } from '@shortlist/schema';
import { openPreview, type Preview, showPages } from '@shortlist/typeset/browser';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { brandingQuery } from '../../../api/branding/calls.ts';
import { setOnServer } from '../../../api/resumes/files.ts';
import { keepEarlySheets, keepShownPage, resumeOf, type ShownPage, shownPage, takeFirstPages } from './first-pages.ts';
import { pageRequest } from './page-request.ts';
import { a4Width } from './sheets-frame.tsx';

/** `loaded`: the share of the browser's own compiler that has come in, 0 to 1, while it is on its way. */
export type PreviewState = {
  pageCount: number;
  /** How many of them are on the screen: of a very long resume the server sends the first ones. */
  pagesShown?: number;
  /** The width of the paper in points. */
  pageWidth: number;
  by?: 'server' | 'browser';
  failed: boolean;
  /** Signs that no typeface of the page can show, such as emoji: left out of it. */
  dropped?: string[];
  loaded?: number | undefined;
};

/** Milliseconds without a key before the browser's own compiler is fetched: making it ready takes both hands of a small machine. */
const settle = 1500;

/** Milliseconds of quiet before the server is asked anew: whole pages on their way in would hold up the keys. */
const serverPause = 250;
/** The same for a template of the person's own, which takes the server a second. */
const ownPause = 1200;

/** Keeps a container's pages the exact pages of the draft: set on the server first, in the browser once its compiler is there. */
export function usePreview(container: RefObject<HTMLElement | null>, draft: Draft): PreviewState {
  const [state, setState] = useState<PreviewState>({ pageCount: 1, pageWidth: a4Width, failed: false });
  const preview = useRef<Preview>(undefined);
  const latest = useRef(draft);
  const frame = useRef<number>(undefined);
  const [ready, setReady] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const by = useRef<PreviewState['by']>(undefined);
  const asked = useRef(false);
  const first = useRef<ShownPage>(undefined);
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resume = useRef(resumeOf(draft));
  latest.current = draft;
  const { data: branding } = useQuery(brandingQuery);
  // The server sets the page as the plan has it, whatever the browser knows: it is asked anew only when that has changed.
  const marked = ready ? branding : undefined;
  const marks = useRef<{ known?: Branding; changes: number }>({ changes: 0 });
  if (branding && branding !== marks.current.known) {
    marks.current = { known: branding, changes: marks.current.changes + (marks.current.known ? 1 : 0) };
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood on the screen before this did, once
  useLayoutEffect(() => keepEarlySheets(container.current, latest.current), []);

  useEffect(() => {
    const tell = (loaded: number | undefined) =>
      setState((before) => (before.loaded === loaded ? before : { ...before, loaded }));
    const opened = openPreview({
      renderOnServer: (request, signal) => {
        const ask = () => setOnServer({ ...request, mark: latest.current.design.mark }, signal);
        return takeFirstPages(latest.current)?.catch(ask) ?? ask();
      },
      // In steps of a tenth: each is a new drawing of the line that says it.
      onProgress: ({ loaded, total }) => tell(Math.floor((loaded / Math.max(total, 1)) * 10) / 10),
      onReady: (outcome) => {
        tell(undefined);
        // The page is set once more, so that whoever types next finds the browser's compiler at work.
        if (outcome.ok) setReady(true);
        else console.warn(`The server goes on setting the preview: ${outcome.reason}`);
      },
    });
    preview.current = opened;
    return () => {
      clearTimeout(pause.current);
      cancelAnimationFrame(frame.current ?? 0);
      opened.close();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft begins the wait anew
  useEffect(() => {
    if (asked.current) return;
    function load() {
      asked.current = true;
      preview.current?.loadCompiler(latest.current.design.template);
    }
    const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()), settle);
    return () => clearTimeout(timer);
  }, [draft]);

  useEffect(() => {
    const keep = () => keepShownPage(resume.current, first.current);
    // A phone ends a page that is out of sight without a word.
    const hidden = () => document.visibilityState === 'hidden' && keep();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
      clearTimeout(keeping.current);
      keep();
    };
  }, []);

  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (!state.failed) return;
    // What could not be set without a connection is set once it is back.
    const again = () => setReturns((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [state.failed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft is set once, the newest at the next frame
  useEffect(() => {
    clearTimeout(pause.current);
    cancelAnimationFrame(frame.current ?? 0);
    const own = new AbortController();
    const next = () => {
      frame.current = requestAnimationFrame(set);
    };
    const { ownTemplate } = draft.design;
    if (by.current === 'server') pause.current = setTimeout(next, ownTemplate ? ownPause : serverPause);
    else next();

    async function set() {
      try {
        const request = pageRequest(latest.current, marked);
        const { mark, ownTemplate } = latest.current.design;
        const shown = ownTemplate
          ? await setOnServer({ ...request, mark, ownTemplate }, own.signal)
          : await preview.current?.render(request);
        if (!shown || own.signal.aborted || !container.current) return;
        by.current = shown.by;
        const seen = first.current !== undefined;
        first.current = shownPage(shown.pages);
        // Where the window ends without a word, the page that it opened with is there.
        if (!seen) keeping.current = setTimeout(() => keepShownPage(resume.current, first.current), settle);
        showPages(container.current, shown.pages);
        setState((before) => ({
          ...before,
          pageCount: shown.pageCount,
          pagesShown: shown.pages.length,
          pageWidth: widthOf(shown.pages[0]),
          by: shown.by,
          dropped: shown.dropped,
          failed: false,
        }));
      } catch {
        if (!own.signal.aborted) setState((before) => ({ ...before, failed: true }));
      }
    }
    return () => own.abort();
  }, [draft, marked, ready, returns, marks.current.changes]);

  return state;
}

/** The width that a page's SVG says it has; that of A4 is no whole number of points. */
function widthOf(svg = ''): number {
  const said = Number(/viewBox="0 0 ([\d.]+)/.exec(svg)?.[1] ?? a4Width);
  return Math.abs(said - a4Width) <= 1 ? a4Width : said;
}
