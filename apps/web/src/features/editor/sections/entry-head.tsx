import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { EntryLine } from './entry-line.ts';

type Props = {
  line: EntryLine;
  /** What the entry is dragged by. */
  grip: ReactNode;
  open: boolean;
  first: boolean;
  last: boolean;
  onToggle: () => void;
  onMove: (by: -1 | 1) => void;
};

/** An entry in one line, which folds and unfolds it; folded, it is moved from here. */
export function EntryHead({ line, grip, open, first, last, onToggle, onMove }: Props) {
  const { title, further, dates } = line;
  return (
    <div className="flex items-center gap-1">
      {grip}
      <button
        type="button"
        data-fold
        aria-expanded={open}
        title={open ? t`Collapse` : t`Expand`}
        onClick={onToggle}
        className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-sm text-start"
      >
        <ChevronRight
          aria-hidden="true"
          className={classNames('size-4 shrink-0 text-faint transition-transform', open && 'rotate-90 rtl:-rotate-90')}
        />
        <span className="flex min-w-0 grow items-baseline gap-x-3 max-sm:block">
          <span className="block min-w-0 grow truncate">
            <span dir="auto" className="font-medium">
              {title}
            </span>
            {further && <span className="text-soft">, {further}</span>}
          </span>
          {dates && <span className="tabular block shrink-0 text-small text-soft">{dates}</span>}
        </span>
      </button>
      {!open && (
        <>
          <MoveButton label={t`Move ${title} up`} by={-1} disabled={first} onMove={onMove} />
          <MoveButton label={t`Move ${title} down`} by={1} disabled={last} onMove={onMove} />
        </>
      )}
    </div>
  );
}

type MoveProps = { label: string; by: -1 | 1; disabled: boolean; onMove: (by: -1 | 1) => void };

function MoveButton({ label, by, disabled, onMove }: MoveProps) {
  const Sign = by < 0 ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      aria-label={label}
      title={by < 0 ? t`Move up` : t`Move down`}
      disabled={disabled}
      data-move={by}
      onClick={() => onMove(by)}
      className="grid size-8 shrink-0 place-items-center rounded-md text-soft hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-35"
    >
      <Sign aria-hidden="true" className="size-4" />
    </button>
  );
}
