import { type Draft, draftLayout, draftResume } from '@shortlist/schema';
import { openPreview, type Preview, showPages } from '@shortlist/typeset/browser';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { setOnServer } from '../../../api/resumes/files.ts';

export type PreviewState = { pageCount: number; by?: 'server' | 'browser'; failed: boolean };

/** Milliseconds after the first page before the browser's own compiler is fetched. */
const settle = 1500;

/** Keeps a container's pages the exact pages of the draft: set on the server first, in the browser once its compiler is there. */
export function usePreview(container: RefObject<HTMLElement | null>, draft: Draft): PreviewState {
  const [state, setState] = useState<PreviewState>({ pageCount: 1, failed: false });
  const preview = useRef<Preview>(undefined);
  const latest = useRef(draft);
  const frame = useRef<number>(undefined);
  latest.current = draft;

  useEffect(() => {
    const opened = openPreview({ renderOnServer: (request, signal) => setOnServer(request, signal) });
    preview.current = opened;
    const load = () => opened.loadCompiler(latest.current.design.template);
    const timer = setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(load) : load()), settle);
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each draft is set once, the newest at the next frame
  useEffect(() => {
    cancelAnimationFrame(frame.current ?? 0);
    frame.current = requestAnimationFrame(async () => {
      const { template, options } = draftLayout(latest.current);
      const content = { kind: 'resume' as const, resume: draftResume(withPlaceholders(latest.current)) };
      try {
        const shown = await preview.current?.render({ content, template, options, placeholders: true });
        if (!shown || !container.current) return;
        showPages(container.current, shown.pages);
        setState({ pageCount: shown.pageCount, by: shown.by, failed: false });
      } catch {
        setState((before) => ({ ...before, failed: true }));
      }
    });
  }, [draft]);

  return state;
}

/** Added sections that are still empty show what they wait for; the typesetter does the same for the four default ones. */
function withPlaceholders(draft: Draft): Draft {
  const sections = draft.sections.map((section) =>
    section.content.trim() === '' && section.id.includes('-')
      ? { ...section, content: `Enter your ${section.title.toLowerCase()}...` }
      : section,
  );
  return { ...draft, sections };
}
