import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { t } from '@lingui/core/macro';
import { type Fields, type FormKind, isEntryKind, pageBreakKey, specOf } from '@shortlist/schema';
import { ArrowDown, ArrowUp, GripVertical, SeparatorHorizontal, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntryHead } from './entry-head.tsx';
import { entryLine } from './entry-line.ts';

type Props = {
  /** What it is dragged as. */
  id: string;
  kind: FormKind;
  legend: string;
  fields: Fields;
  index: number;
  last: boolean;
  open: boolean;
  onToggle: () => void;
  onChange: (fields: Fields) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One entry: a line that folds and unfolds it, its fields, and what can be done with it. */
export function EntryForm(props: Props) {
  const { id, kind, legend, fields, index, last, open, onToggle, onChange, onMove, onRemove } = props;
  const spec = specOf(kind);
  const line = entryLine(fields, spec, index + 1);
  const sortable = useSortable({ id });
  return (
    <fieldset
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={classNames(
        'grid rounded-md border border-rule bg-surface px-4',
        open ? 'gap-3 pt-2 pb-4' : 'py-1',
        sortable.isDragging && 'relative z-10 opacity-90 shadow-lift',
      )}
    >
      <legend className="sr-only">{legend}</legend>
      <EntryHead
        grip={
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            aria-label={t`Move ${{ title: line.title }}`}
            title={t`Drag to move`}
            className="-ms-2.5 grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-md text-faint hover:bg-sunken hover:text-ink"
          >
            <GripVertical aria-hidden="true" className="size-4" />
          </button>
        }
        line={line}
        open={open}
        first={index === 0}
        last={last}
        onToggle={onToggle}
        onMove={onMove}
      />
      {open && (
        <>
          <EntryFields kind={kind} spec={spec} fields={fields} onChange={onChange} />
          <div className="flex flex-wrap gap-1">
            <Button variant="quiet" size="small" data-move={-1} disabled={index === 0} onClick={() => onMove(-1)}>
              <ArrowUp aria-hidden="true" className="size-4" /> {t`Up`}
            </Button>
            <Button variant="quiet" size="small" data-move={1} disabled={last} onClick={() => onMove(1)}>
              <ArrowDown aria-hidden="true" className="size-4" /> {t`Down`}
            </Button>
            {isEntryKind(kind) && <PageBreak fields={fields} onChange={onChange} />}
            <span className="grow" />
            <Button variant="quiet" size="small" onClick={onRemove}>
              <Trash2 aria-hidden="true" className="size-4" /> {t({ message: 'Remove', context: 'button' })}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

/** Whether an entry begins on a new page. */
function PageBreak({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  const { [pageBreakKey]: broken, ...rest } = fields;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={broken !== undefined}
      className={classNames(broken !== undefined && 'bg-accent-soft text-accent')}
      onClick={() => onChange(broken === undefined ? { ...fields, [pageBreakKey]: 'yes' } : rest)}
    >
      <SeparatorHorizontal aria-hidden="true" className="size-4" /> {t`On a new page`}
    </Button>
  );
}
