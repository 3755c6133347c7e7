import { msg, t } from '@lingui/core/macro';
import type { BriefConfirmation } from '@shortlist/schema';
import { useId } from 'react';
import { i18n } from '#i18n';
import { classNames } from '../../../ui/class-names.ts';
import { answerCondition } from './change-confirmation.ts';
import { RemoveButton, RowText } from './demand-row.tsx';
import type { BriefRow } from './list-rows.ts';

type Props = {
  rows: BriefRow[];
  confirmation: BriefConfirmation;
  change: (next: BriefConfirmation) => void;
  onRemove: (key: string, removed: boolean) => void;
  disabled: boolean;
};

const choices = [
  { met: true, words: msg`Yes` },
  { met: false, words: msg`No` },
];

/** License, shifts, travel, permit: a checklist. What is answered decides the advice only. */
export function Conditions({ rows, confirmation, change, onRemove, disabled }: Props) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {t`Conditions`}
      </h3>
      <p className="mb-1 text-small text-soft">{t`Can you meet these? Your answers change the advice, not your resume.`}</p>
      <ul className="divide-y divide-rule">
        {rows.map((row) => (
          <li key={row.key} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
            <RowText row={row} />
            <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
              {!row.removed && (
                <fieldset disabled={disabled} className="flex overflow-hidden rounded-md border border-rule-strong">
                  <legend className="sr-only">{t`Can you meet this: ${{ condition: row.text }}`}</legend>
                  {choices.map(({ met, words }) => (
                    <button
                      key={String(met)}
                      type="button"
                      aria-pressed={row.said === met}
                      onClick={() => change(answerCondition(confirmation, row.key, row.said === met ? undefined : met))}
                      className={classNames(
                        'min-h-9 px-3 text-small -outline-offset-2',
                        row.said === met ? 'bg-accent text-on-accent' : 'hover:bg-sunken',
                      )}
                    >
                      {i18n._(words)}
                    </button>
                  ))}
                </fieldset>
              )}
              <RemoveButton row={row} disabled={disabled} onRemove={(removed) => onRemove(row.key, removed)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
