import { t } from '@lingui/core/macro';
import type { EntrySpec, Fields } from '@shortlist/schema';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatsTag } from '../../../language/formats-tag.ts';
import { classNames } from '../../../ui/class-names.ts';

type Props = { spec: EntrySpec; fields: Fields; onChange: (fields: Fields) => void };

/** Months and years of an entry to choose from: start and end, or the one date that it has. */
export default function DatePicker({ spec, fields, onChange }: Props) {
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const set = (key: string, value: string) => {
    const { [key]: _before, ...rest } = fields;
    onChange(value === '' ? rest : { ...rest, [key]: value });
  };
  const { date } = spec;
  if (date) return <MonthChoice label={t`Date`} value={text(date)} onChange={(value) => set(date, value)} />;
  return (
    <div className="grid gap-4">
      <MonthChoice label={t`Start`} value={text('startDate')} onChange={(value) => set('startDate', value)} />
      <MonthChoice
        label={t`End`}
        value={text('endDate')}
        start={text('startDate')}
        onChange={(value) => set('endDate', value)}
        present={text('startDate') !== ''}
      />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  /** `2021`, `2021-03`, or nothing. */
  value: string;
  start?: string;
  /** Whether it may go on to this day, which is no date. */
  present?: boolean;
  onChange: (value: string) => void;
};

const choice =
  'min-h-9 rounded-sm px-1 text-small hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent';
const step = 'grid size-9 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink';

function MonthChoice({ label, value, start = '', present = false, onChange }: ChoiceProps) {
  const [seen, setSeen] = useState<number>();
  const [chosenYear, chosenMonth] = value.split('-');
  const year = seen ?? Number(chosenYear || start.slice(0, 4) || new Date().getFullYear());
  const chosen = value !== '' && String(year) === chosenYear;
  return (
    <fieldset className="rounded-md border border-rule p-3">
      <legend className="px-1 text-small font-medium">{label}</legend>
      <div className="mb-1 flex items-center justify-between">
        <button type="button" aria-label={t`Previous year`} className={step} onClick={() => setSeen(year - 1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label={t`Year only: ${year}`}
          aria-pressed={chosen && !chosenMonth}
          className={classNames(choice, 'tabular px-4 font-medium')}
          onClick={() => onChange(String(year))}
        >
          {year}
        </button>
        <button type="button" aria-label={t`Next year`} className={step} onClick={() => setSeen(year + 1)}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </button>
      </div>
      <div className="grid grid-cols-4 gap-1">
        {Array.from({ length: 12 }, (_, index) => {
          const month = String(index + 1).padStart(2, '0');
          const day = new Date(Date.UTC(2001, index, 15));
          const name = day.toLocaleDateString(formatsTag(), { month: 'short', timeZone: 'UTC' });
          return (
            <button
              key={month}
              type="button"
              aria-label={`${name} ${year}`}
              aria-pressed={chosen && chosenMonth === month}
              className={choice}
              onClick={() => onChange(`${year}-${month}`)}
            >
              {name}
            </button>
          );
        })}
      </div>
      {present && (
        <button
          type="button"
          aria-pressed={value === ''}
          className={classNames(choice, 'mt-1 w-full')}
          onClick={() => onChange('')}
        >
          {t`Present`}
        </button>
      )}
    </fieldset>
  );
}
