import { plural, t } from '@lingui/core/macro';
import { GripVertical } from 'lucide-react';
import { useId } from 'react';
import { dragLine } from './drag-line.ts';
import { TargetSelect } from './target-select.tsx';
import type { Review } from './use-review.ts';

/** Lines that were read and have no place yet: each is moved to where it belongs, by its list or dragged to its entry. */
export function UnplacedLines({ review, onFocus }: { review: Review; onFocus: (id: string) => void }) {
  const id = useId();
  const { unplaced, resume, place } = review;
  if (unplaced.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sunken p-4">
      <h3 id={id} className="font-semibold">
        {plural(unplaced.length, { one: '# line we couldn’t place', other: '# lines we couldn’t place' })}
      </h3>
      <p className="mb-2 text-small text-soft">{t`Choose a place for each line so we don’t leave it out.`}</p>
      <ul className="grid gap-3">
        {unplaced.map((line) => (
          <li key={line.id} className="grid gap-1.5">
            <p {...dragLine(line.id)} className="cursor-grab break-words">
              <GripVertical aria-hidden="true" className="me-1 inline size-4 text-faint" />
              {line.text}
              {line.section && (
                <span className="text-small text-faint"> {t`(under ${{ section: line.section }})`}</span>
              )}
            </p>
            <TargetSelect
              resume={resume}
              line={line.id}
              label={t`Move “${{ text: line.text }}” to`}
              empty={t`Move to…`}
              onFocus={() => onFocus(line.id)}
              onChoose={(target) => place(line, target)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
