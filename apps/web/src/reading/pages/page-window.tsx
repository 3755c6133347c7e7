import { t } from '@lingui/core/macro';
import type { Evidence, UploadReading } from '@shortlist/schema';
import { Maximize2, Minimize2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { ReadPages, type Spot } from './read-pages.tsx';

type Props = {
  file: File;
  pages: UploadReading['pages'];
  /** What the edited field was read from; undefined until one is edited. */
  lit: Evidence[] | undefined;
  /** The page stands in a dialog: nothing stands above it. */
  inDialog?: boolean;
  /** Places that can be clicked, and what then happens. */
  spots?: Spot[];
  onSpot?: (id: string) => void;
};

/** Above the place that is shown, so that the words around it can be seen. In CSS pixels. */
const margin = 48;

/**
 * The person's own file with the lit place in view. Beside the fields where there is room; on a phone a window that stays
 * at the top of the screen, over any keyboard, and holds the page at twice its width until the whole page is asked for.
 */
export function PageWindow({ file, pages, lit, inDialog = false, spots, onSpot }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const [whole, setWhole] = useState(false);
  const boxes = lit?.flatMap((one) => one.boxes) ?? [];
  const [first] = boxes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place, or another size of the page, is to be shown
  useEffect(() => {
    const frame = scroller.current;
    const place = frame?.querySelector('[data-lit]')?.getBoundingClientRect();
    if (!frame || !place) return;
    const at = frame.getBoundingClientRect();
    const top = frame.scrollTop + place.top - at.top;
    const left = frame.scrollLeft + place.left - at.left;
    const free = Math.max(0, frame.clientWidth - place.width);
    frame.scrollTo({ top: top - Math.min(margin, frame.clientHeight / 3), left: left - Math.min(margin, free / 2) });
  }, [first?.page, first?.x, first?.y, whole]);

  return (
    <div
      className={classNames(
        'max-lg:sticky max-lg:z-20 max-lg:pt-2 max-lg:pb-3 lg:sticky lg:self-start',
        inDialog ? 'bg-surface max-lg:top-0 lg:top-4' : 'max-lg:top-16 max-lg:bg-ground lg:top-20',
      )}
    >
      <section
        ref={scroller}
        aria-label={t`Your file`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, and so it must by keyboard
        tabIndex={0}
        className={classNames(
          'scroll-smooth rounded-lg motion-reduce:scroll-auto max-lg:overflow-auto max-lg:border max-lg:border-rule lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
          whole ? 'max-lg:max-h-[70dvh]' : 'max-lg:h-44 max-sm:[&>*]:w-[200%] sm:max-lg:h-72',
        )}
      >
        <ReadPages file={file} pages={pages} lit={boxes} spots={spots} onSpot={onSpot} />
      </section>
      <div className="mt-2 flex items-center justify-between gap-3 lg:hidden">
        <p aria-live="polite" className="text-small text-soft">
          {sayWhere(lit, pages.length)}
        </p>
        <button
          type="button"
          onClick={() => setWhole(!whole)}
          className="inline-flex min-h-10 shrink-0 items-center gap-1.5 rounded-md px-2 font-medium text-accent hover:bg-sunken"
        >
          {whole ? (
            <Minimize2 aria-hidden="true" className="size-4" />
          ) : (
            <Maximize2 aria-hidden="true" className="size-4" />
          )}
          {whole ? t`Smaller` : t`Whole page`}
        </button>
      </div>
    </div>
  );
}

function sayWhere(lit: Evidence[] | undefined, pages: number): string {
  if (!lit) return t`Select a field to see where it is in your file.`;
  const at = lit.flatMap(({ boxes }) => boxes)[0];
  if (!at) return t`This isn’t from your file.`;
  return pages > 1 ? t`We read this on page ${{ page: at.page }} of ${pages}.` : t`We read this here.`;
}
