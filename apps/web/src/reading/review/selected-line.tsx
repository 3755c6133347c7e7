import { t } from '@lingui/core/macro';
import { type Evidence, readPointer, valueAt } from '@shortlist/schema';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { describePointer } from './describe-pointer.ts';
import { TargetSelect } from './target-select.tsx';
import type { Review } from './use-review.ts';

type Props = { review: Review; pointer: string; found: Evidence | undefined; onDone: () => void };

/** A line that was chosen, on the page or beside it: what it was read as, and what it is instead. */
export function SelectedLine({ review, pointer, found, onDone }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const value = valueAt(review.resume, readPointer(pointer));
  const text = typeof value === 'string' ? value : found?.text;
  if (text === undefined) return null;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t`Selected line`}
      className="grid gap-2 rounded-lg border border-rule-strong p-4"
    >
      <p className="break-words">{t`“${text}”`}</p>
      <p className="text-small text-soft">{t`We read this as: ${{ field: describePointer(pointer) }}.`}</p>
      <TargetSelect
        resume={review.resume}
        label={t`Line type`}
        empty={t`Change type…`}
        onChoose={(target) => {
          const moved = review.move(pointer, text, target);
          if (moved) onDone();
          return moved;
        }}
      />
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onDone}>
        {t`Keep this type`}
      </Button>
    </section>
  );
}
