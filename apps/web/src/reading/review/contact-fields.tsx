import { msg, t } from '@lingui/core/macro';
import { isUnsure, valueAt } from '@shortlist/schema';
import { i18n } from '#i18n';
import { TextLine } from './text-line.tsx';
import type { Review } from './use-review.ts';

const fields = [
  { key: 'name', label: msg`Name on the resume` },
  { key: 'label', label: msg`Headline` },
  { key: 'email', label: msg`Email address` },
  { key: 'phone', label: msg`Phone` },
  { key: 'url', label: msg`Website` },
];

/** Who the resume is about and how to reach them. */
export function ContactFields({ review, onFocus }: { review: Review; onFocus: (pointer: string) => void }) {
  return (
    <section aria-label={t`Contact`} className="grid gap-4 sm:grid-cols-2">
      <h3 className="font-semibold sm:col-span-2">{t`Contact`}</h3>
      {fields.map(({ key, label }) => {
        const pointer = `/basics/${key}`;
        const value = valueAt(review.resume, ['basics', key]);
        return (
          <TextLine
            key={key}
            label={i18n._(label)}
            value={typeof value === 'string' ? value : ''}
            hint={
              review.evidence.some((one) => one.pointer === pointer && isUnsure(one))
                ? t`Please check this.`
                : undefined
            }
            onFocus={() => onFocus(pointer)}
            onSave={(text) => review.set(pointer, text)}
          />
        );
      })}
    </section>
  );
}
