import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { MetMark } from '../result/met-mark.tsx';
import type { BriefRow } from './list-rows.ts';

export const rowButton =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-small text-soft hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-40';

type Props = {
  row: BriefRow;
  disabled: boolean;
  onRemove: (removed: boolean) => void;
  /** Makes the row a key need; undefined where there is no room for one more. */
  onPromote?: (() => void) | undefined;
};

/** A requirement with how the resume meets it, and one click to say that it is none. */
export function DemandRow({ row, disabled, onRemove, onPromote }: Props) {
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <RowText row={row} />
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        {onPromote && !row.removed && (
          <button
            type="button"
            disabled={disabled}
            aria-label={t`Mark as key requirement: ${{ requirement: row.text }}`}
            title={t`Mark as key requirement`}
            onClick={onPromote}
            className={rowButton}
          >
            <Star aria-hidden="true" className="size-4" />
          </button>
        )}
        <RemoveButton row={row} disabled={disabled} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** One button that takes a row out and puts it back: the focus stays where it is. */
export function RemoveButton({ row, disabled, onRemove }: Omit<Props, 'onPromote'>) {
  const words = row.removed ? t`Undo` : t`Not a requirement`;
  return (
    <button
      type="button"
      disabled={disabled}
      aria-label={`${words}: ${row.text}`}
      onClick={() => onRemove(!row.removed)}
      className={classNames(rowButton, row.removed && 'font-medium text-accent')}
    >
      {words}
    </button>
  );
}

/** The words of a row, whether they are a must, and the line that shows them. */
export function RowText({ row }: { row: BriefRow }) {
  const { text, must, removed, match } = row;
  return (
    <div className="min-w-0 flex-1 basis-64">
      <p className={classNames('break-words', removed && 'text-faint line-through')}>
        {text}
        {must === false && !removed && <span className="text-small text-faint"> {t`(nice-to-have)`}</span>}
      </p>
      {match && !removed && (
        <div className="mt-1 flex min-w-0 items-center gap-2">
          <MetMark met={match.met} />
          {match.proof && <span className="min-w-0 truncate text-small text-faint">{match.proof}</span>}
        </div>
      )}
      {removed && (
        <p className="text-small text-faint">{t`Not a requirement. We won’t score it or ask you about it.`}</p>
      )}
    </div>
  );
}
