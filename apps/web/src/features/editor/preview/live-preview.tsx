import { plural, t } from '@lingui/core/macro';
import { type Draft, draftLanguage, draftLayout, draftResume } from '@shortlist/schema';
import { describeResume, placeholderName, pointerAt } from '@shortlist/typeset/browser';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { findInText } from '../document/find-place.ts';
import { goToInfo, goToText } from '../document/go-to-place.ts';
import { useSettled } from '../review/use-settled.ts';
import { deskStyle, SheetsFrame } from './sheets-frame.tsx';
import { useFollowedPlace } from './use-followed-place.ts';
import { usePreview } from './use-preview.ts';
import { useRoom } from './use-room.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomControl } from './zoom-control.tsx';

type Props = {
  draft: Draft;
  /** Whether it is in view: on a narrow screen the text stands in its place. */
  shown?: boolean;
  /** Before a click leads to where the text is edited: `section` is undefined for the personal information. */
  onLeave?: (section: string | undefined) => void;
  /** Hears how many pages there are, each time that their number is another. */
  onPages?: (count: number) => void;
};

/** The pages as they will be printed, beside what assistive technology reads of them. A click leads to where the text is edited, and the page follows the caret. */
export function LivePreview({ draft, shown = true, onLeave, onPages }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const desk = useRef<HTMLDivElement>(null);
  const state = usePreview(container, draft);
  const zoom = useZoom(desk, container, state.pageWidth);
  useFollowedPlace(container, draft, shown, state);
  const room = useRoom(container, state, shown, draft.design);
  const { by, pageCount, pagesShown = pageCount } = state;
  useEffect(() => {
    if (by) onPages?.(pageCount);
  }, [by, pageCount, onPages]);

  function find(event: MouseEvent) {
    // Who has drawn over text wants to copy it, not to leave it.
    const { x, y } = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > 4) return;
    const pointer = container.current ? pointerAt(container.current, event.clientX, event.clientY) : undefined;
    if (pointer === undefined) return;
    const place = findInText(draft, pointer);
    onLeave?.(place?.section);
    if (place) goToText(place);
    else goToInfo(draft, pointer);
  }

  return (
    <section aria-label={t`Preview`} className="flex min-h-0 grow flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="tabular text-small text-soft">
          <span role="status">
            {state.failed ? t`We couldn’t update the preview. Your text is safe.` : countPages(state.pageCount)}
          </span>
          {/* Not read aloud with each line that is typed. */}
          {!state.failed && pagesShown === pageCount && room !== undefined && (
            <span data-room>{`, ${tellRoom(room)}`}</span>
          )}
        </p>
        {state.loaded !== undefined && (
          <progress
            aria-label={t`Loading the live preview`}
            value={state.loaded}
            max={1}
            className="h-1 w-16 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent"
          />
        )}
        <ZoomControl {...zoom} />
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {draft.design.fitPages &&
          state.pageCount > draft.design.fitPages &&
          t`Even at the tightest readable setting, your text needs more than ${{ pages: countPages(draft.design.fitPages) }}. Shorten it, or allow one more page.`}
      </p>
      <p role="status" className="text-small text-soft empty:hidden">
        {pagesShown < pageCount &&
          t`Showing the first ${{ shown: pagesShown }} of ${{ pages: pageCount }} pages. Download the PDF for the rest.`}
      </p>
      <DroppedSigns signs={state.dropped ?? []} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; every field is reached by keyboard beside it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form */}
      <div
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onClick={find}
        className={deskStyle}
        data-preview
        data-toasts
        ref={desk}
        role="group"
        aria-label={t`Pages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys
        tabIndex={0}
      >
        <SheetsFrame ref={container} width={zoom.chosen && zoom.chosen * state.pageWidth} by={state.by} />
      </div>
      <PreviewText draft={draft} />
    </section>
  );
}

/** The room that is left on the last page. */
function tellRoom(lines: number): string {
  if (lines === 0) return t`no lines left`;
  return plural(lines, { one: 'about # line left', other: 'about # lines left' });
}

const countPages = (count: number) => plural(count, { one: '# page', other: '# pages' });

/** What the page and the PDF leave out, so that nobody finds it missing later. */
function DroppedSigns({ signs }: { signs: string[] }) {
  return (
    <p role="status" className="text-small text-soft empty:hidden">
      {signs.length > 0 &&
        t`Our fonts don’t include these characters, so the preview and PDF leave them out: ${{ signs: `${signs.slice(0, 12).join(' ')}${signs.length > 12 ? ' …' : ''}` }}`}
    </p>
  );
}

/** Milliseconds of quiet before the page is told anew to those who do not see it. */
const quiet = 400;

/** The page's headings, lists and links for those who do not see it. */
function PreviewText({ draft }: { draft: Draft }) {
  const { settled: later } = useSettled(draft, quiet);
  const html = useMemo(() => {
    const { options } = draftLayout(later);
    // The screen has its own first heading.
    const resume = draftResume(later);
    const named = {
      ...resume,
      basics: { ...resume.basics, name: resume.basics?.name ?? placeholderName(draftLanguage(later)) },
    };
    return describeResume(named, options)
      .replace(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${Number(level) + 1}>`)
      .replaceAll('<a ', '<a tabindex="-1" ');
  }, [later]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the typesetter, which escapes every text of the person
  return <div lang={draftLanguage(draft)} className="sr-only" dangerouslySetInnerHTML={{ __html: html }} />;
}
