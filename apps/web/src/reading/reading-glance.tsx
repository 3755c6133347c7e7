import { plural, t } from '@lingui/core/macro';
import type { UploadReading } from '@shortlist/schema';
import { lazy, Suspense, useState } from 'react';
import { withTexts } from '../language/load-texts.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { listConcerns, sayReading } from './count-reading.ts';

const ReviewDialog = lazy(() => withTexts('reading', import('./review/review-dialog.tsx')));

type Props = {
  reading: UploadReading;
  file: File;
  disabled: boolean;
  /** Whether the person has looked at the review, or said that they need none. */
  reviewed: boolean;
  onReviewed: () => void;
  /** The corrections were saved: the file is read once more. */
  onSaved: () => void;
};

/** What was read in a picked file, in one glance, with the way to review it. Something that a recruiter would miss is said so. */
export function ReadingGlance({ reading, file, disabled, reviewed, onReviewed, onSaved }: Props) {
  const [open, setOpen] = useState(false);
  const { unplaced, unsure, doubtful } = listConcerns(reading);
  const worries = [
    ...(unplaced > 0
      ? [
          plural(unplaced, {
            one: 'We couldn’t tell where # line in your file belongs.',
            other: 'We couldn’t tell where # lines in your file belong.',
          }),
        ]
      : []),
    ...(unsure > 0
      ? [plural(unsure, { one: 'We’re not sure about # detail.', other: 'We’re not sure about # details.' })]
      : []),
    ...(doubtful && unplaced === 0 && unsure === 0 ? [t`Some lines were hard to read.`] : []),
  ];
  const review = (
    <Button variant="secondary" size="small" disabled={disabled} onClick={() => setOpen(true)}>
      {t`Review your details`}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-small text-soft">
          {sayReading({ resume: reading.resume, leftovers: reading.leftovers.length })}
        </p>
        {(worries.length === 0 || reviewed) && review}
      </div>
      {worries.length > 0 && !reviewed && (
        <div data-needs-review tabIndex={-1} className="rounded-lg">
          <Notice
            tone="warning"
            title={worries.join(' ')}
            actions={
              <>
                {review}
                <Button variant="quiet" size="small" disabled={disabled} onClick={onReviewed}>
                  {t`Continue without reviewing`}
                </Button>
              </>
            }
          >
            {doubtful
              ? t`Review your details so we can rebuild your resume. Otherwise, you’ll get your original file with a list of edits.`
              : t`Review your details before you submit, so recruiters don’t miss anything.`}
          </Notice>
        </div>
      )}
      {open && (
        <Suspense>
          <ReviewDialog
            reading={reading}
            file={file}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false);
              onReviewed();
              onSaved();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
