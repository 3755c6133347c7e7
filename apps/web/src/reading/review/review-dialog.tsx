import { t } from '@lingui/core/macro';
import type { Leftover, UploadReading } from '@shortlist/schema';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { sayReading } from '../count-reading.ts';
import { PageWindow } from '../pages/page-window.tsx';
import { ContactFields } from './contact-fields.tsx';
import { EntryList } from './entry-list.tsx';
import { OtherSections } from './other-sections.tsx';
import { SelectedLine } from './selected-line.tsx';
import { UnplacedLines } from './unplaced-lines.tsx';
import { evidenceAt, spotsOf, useReview } from './use-review.ts';

type Props = { reading: UploadReading; file: File; onClose: () => void; onSaved: () => void };

/** Side by side: the person's own page, with the places lit, and what was read in it, to be corrected before anything is made of it. */
export default function ReviewDialog({ reading, file, onClose, onSaved }: Props) {
  const review = useReview(reading);
  const [pointer, setPointer] = useState<string>();
  const [selected, setSelected] = useState<string>();
  const [saving, setSaving] = useState(false);
  const facts = useRef<HTMLDivElement>(null);
  const { resume, unplaced, evidence } = review;
  const lit = pointer === undefined ? undefined : placesOf(pointer);
  const isPdf = reading.format === 'pdf';

  function placesOf(at: string) {
    const line = /^line-(\d+)$/.exec(at);
    const leftover: Leftover | undefined = line ? reading.leftovers[Number(line[1])] : undefined;
    return leftover ? [{ ...leftover, pointer: at, confidence: 1 }] : evidenceAt(evidence, at);
  }

  function pickSpot(id: string) {
    setPointer(id);
    if (!id.startsWith('line-')) return setSelected(id);
    setSelected(undefined);
    facts.current?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus();
  }

  async function save() {
    setSaving(true);
    try {
      if (review.changed) await review.save();
      onSaved();
    } catch {
      toast.error(t`We couldn’t save your corrections. Please try again.`);
      setSaving(false);
    }
  }

  return createPortal(
    <Dialog open title={t`Review your details`} width="full" onClose={onClose}>
      <p className="mb-4 text-soft">
        {t`${{ reading: sayReading({ resume, leftovers: unplaced.length }) }}. Correct anything that’s wrong. Reviewing is free.`}
      </p>
      <div className={classNames(isPdf && 'lg:grid lg:grid-cols-2 lg:gap-8')}>
        {isPdf && (
          <PageWindow
            file={file}
            pages={reading.pages}
            lit={lit}
            inDialog
            spots={spotsOf(review, reading.leftovers)}
            onSpot={pickSpot}
          />
        )}
        <div
          ref={facts}
          className="grid content-start gap-7 max-lg:[&_input]:scroll-mt-72 max-lg:[&_select]:scroll-mt-72 max-lg:[&_textarea]:scroll-mt-72"
        >
          {selected && (
            <SelectedLine
              key={selected}
              review={review}
              pointer={selected}
              found={evidence.find((one) => one.pointer === selected)}
              onDone={() => setSelected(undefined)}
            />
          )}
          <UnplacedLines review={review} onFocus={setPointer} />
          <ContactFields review={review} onFocus={setPointer} />
          <EntryList review={review} section="work" onFocus={setPointer} onPick={pickSpot} />
          <EntryList review={review} section="education" onFocus={setPointer} onPick={pickSpot} />
          <OtherSections review={review} onFocus={setPointer} />
          <p role="status" className="sr-only">
            {review.said}
          </p>
          <div className="sticky bottom-0 -mx-1 flex flex-wrap gap-3 border-t border-rule bg-surface px-1 py-4">
            <Button busy={saving} onClick={() => void save()}>
              {review.changed ? t`Save corrections` : t`Looks right`}
            </Button>
            <Button variant="secondary" disabled={!review.changed || saving} onClick={review.undo}>
              {t`Undo`}
            </Button>
            <Button variant="quiet" disabled={saving} onClick={onClose} className="max-sm:hidden">
              {t`Close without saving`}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
