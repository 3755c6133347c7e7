import { type Draft, draftLayout, draftResume } from '@shortlist/schema';
import { describeResume, pointerAt } from '@shortlist/typeset/browser';
import { Minus, Plus } from 'lucide-react';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { findInText } from '../document/find-place.ts';
import { goToInfo, goToText } from '../document/go-to-place.ts';
import { useSettled } from '../review/use-settled.ts';
import { SheetsFrame, usualScale } from './sheets-frame.tsx';
import { useFollowedPlace } from './use-followed-place.ts';
import { usePreview } from './use-preview.ts';

const scales = [0.5, 0.6, 0.7, 0.85, 1, 1.25];

type Props = {
  draft: Draft;
  /** Whether it is in view: on a narrow screen the text stands in its place. */
  shown?: boolean;
  /** Before a click leads to where the text is edited: `section` is undefined for the personal information. */
  onLeave?: (section: string | undefined) => void;
};

/** The pages as they will be printed, beside what assistive technology reads of them. A click leads to where the text is edited, and the page follows the caret. */
export function LivePreview({ draft, shown = true, onLeave }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const [scale, setScale] = useState(usualScale);
  const state = usePreview(container, draft);
  useFollowedPlace(container, draft, shown, state);
  const at = scales.indexOf(scale);

  function find(event: MouseEvent) {
    // Who has drawn over text wants to copy it, not to leave it.
    const { x, y } = pressed.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) > 4) return;
    const pointer = container.current ? pointerAt(container.current, event.clientX, event.clientY) : undefined;
    if (pointer === undefined) return;
    const place = findInText(draft, pointer);
    onLeave?.(place?.section);
    if (place) goToText(place);
    else goToInfo(pointer);
  }

  return (
    <section aria-label="Preview" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <p className="text-small text-soft" role="status">
          {state.failed ? 'The preview could not be set. Your text is kept.' : countPages(state.pageCount)}
        </p>
        {state.loaded !== undefined && (
          <progress
            aria-label="Loading the instant preview"
            value={state.loaded}
            max={1}
            className="h-1 w-16 appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-accent"
          />
        )}
        <div className="flex items-center gap-1">
          <ZoomButton label="Zoom out" disabled={at === 0} onClick={() => setScale(scales[at - 1] ?? scale)}>
            <Minus aria-hidden="true" className="size-4" />
          </ZoomButton>
          <span className="tabular w-12 text-center text-small text-soft">{Math.round(scale * 100)}%</span>
          <ZoomButton
            label="Zoom in"
            disabled={at === scales.length - 1}
            onClick={() => setScale(scales[at + 1] ?? scale)}
          >
            <Plus aria-hidden="true" className="size-4" />
          </ZoomButton>
        </div>
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {draft.design.fitPages &&
          state.pageCount > draft.design.fitPages &&
          `Even at the tightest readable setting, your text needs more than ${countPages(draft.design.fitPages)}. Shorten it, or allow one page more.`}
      </p>
      <DroppedSigns signs={state.dropped ?? []} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the pointer; every field is reached by keyboard beside it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        onPointerDown={({ clientX: x, clientY: y }) => {
          pressed.current = { x, y };
        }}
        onClick={find}
        className="overflow-auto rounded-lg bg-sunken p-4"
        data-preview
      >
        <SheetsFrame ref={container} scale={scale} by={state.by} />
      </div>
      <PreviewText draft={draft} />
    </section>
  );
}

const countPages = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`;

/** What the page and the PDF leave out, so that nobody finds it missing later. */
function DroppedSigns({ signs }: { signs: string[] }) {
  return (
    <p role="status" className="text-small text-soft empty:hidden">
      {signs.length > 0 &&
        `The page cannot show ${signs.slice(0, 12).join(' ')}${signs.length > 12 ? ' …' : ''}. Left out of it and of the PDF.`}
    </p>
  );
}

function ZoomButton(props: { label: string; disabled: boolean; onClick: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      className="grid size-9 place-items-center rounded-md text-soft hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-35"
    >
      {props.children}
    </button>
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
    const named = { ...resume, basics: { ...resume.basics, name: resume.basics?.name ?? 'Your Name' } };
    return describeResume(named, options)
      .replace(/<(\/?)h([1-5])>/g, (_, slash, level) => `<${slash}h${Number(level) + 1}>`)
      .replaceAll('<a ', '<a tabindex="-1" ');
  }, [later]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the typesetter, which escapes every text of the person
  return <div className="sr-only" dangerouslySetInnerHTML={{ __html: html }} />;
}
