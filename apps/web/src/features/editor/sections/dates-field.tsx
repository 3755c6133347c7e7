import { t } from '@lingui/core/macro';
import { type EntrySpec, type Fields, unreadKeys } from '@shortlist/schema';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { datesText, readDatesInto } from './entry-words.ts';
import { UnderstoodField } from './understood-field.tsx';

const DatePicker = lazy(() => import('./date-picker.tsx'));

type Props = {
  spec: EntrySpec;
  label: string;
  hint: string;
  wrong: string;
  fields: Fields;
  onChange: (fields: Fields) => void;
};

/** The dates of an entry: typed in any way that people write them, or picked by month and year. */
export function DatesField({ spec, fields, onChange, ...words }: Props) {
  const [picking, setPicking] = useState(false);
  const id = useId();
  const { [unreadKeys.dates]: _unread, ...rest } = fields;
  return (
    <div className="grid content-start gap-2">
      <UnderstoodField
        {...words}
        fields={fields}
        unreadKey={unreadKeys.dates}
        read={(entry, typed) => readDatesInto(entry, spec, typed)}
        show={(entry) => datesText(entry, spec)}
        onChange={onChange}
        aside={
          <button
            type="button"
            aria-expanded={picking}
            aria-controls={id}
            onClick={() => setPicking(!picking)}
            className={classNames(
              '-my-1 flex min-h-8 items-center gap-1.5 rounded-md px-2 text-small font-medium',
              picking ? 'bg-accent-soft text-accent' : 'text-soft hover:bg-sunken hover:text-ink',
            )}
          >
            <CalendarDays aria-hidden="true" className="size-4" />
            {t`Pick dates`}
          </button>
        }
      />
      <div id={id} className="empty:hidden">
        {picking && (
          <Suspense fallback={null}>
            <DatePicker spec={spec} fields={rest} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
