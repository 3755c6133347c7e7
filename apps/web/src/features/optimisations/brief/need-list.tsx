import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, GripVertical, StarOff } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { moveNeed } from './change-confirmation.ts';
import { RemoveButton, RowText, rowButton } from './demand-row.tsx';
import type { BriefRow } from './list-rows.ts';

type Props = {
  rows: BriefRow[];
  disabled: boolean;
  onOrder: (keys: string[]) => void;
  onRemove: (key: string, removed: boolean) => void;
};

/** The key needs in their order. Each can be moved by dragging, by the keyboard, or by its arrows. */
export function NeedList({ rows, disabled, onOrder, onRemove }: Props) {
  const id = useId();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' }),
  );
  const keys = rows.map(({ key }) => key);
  const placeOf = (key: unknown) => keys.indexOf(String(key)) + 1;
  const textOf = (key: unknown) => rows.find((row) => row.key === key)?.text ?? t`Requirement`;

  function move(key: string, to: number, focus: 'up' | 'down') {
    onOrder(moveNeed(keys, key, to));
    setSaid(t`${{ need: textOf(key) }} moved to position ${{ place: to + 1 }} of ${{ count: keys.length }}.`);
    focusLater(() => buttonOf(id, to, focus) ?? buttonOf(id, to, focus === 'up' ? 'down' : 'up'));
  }

  function drop({ active, over }: DragEndEvent) {
    const to = keys.indexOf(String(over?.id));
    if (to >= 0 && over?.id !== active.id) onOrder(moveNeed(keys, String(active.id), to));
  }

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {t`Key requirements`}
      </h3>
      <p className="mb-1 text-small text-soft">{t`These matter most to the employer. Put the most important one first.`}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          screenReaderInstructions: {
            draggable: t`Press Space or Enter to pick up a requirement, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.`,
          },
          announcements: {
            onDragStart: ({ active }) => t`Picked up ${{ need: textOf(active.id) }}.`,
            onDragOver: ({ over }) =>
              over ? t`Over position ${{ place: placeOf(over.id) }} of ${{ count: keys.length }}.` : undefined,
            onDragEnd: ({ active, over }) =>
              over
                ? t`Dropped ${{ need: textOf(active.id) }} at position ${{ place: placeOf(over.id) }} of ${{ count: keys.length }}.`
                : t`Dropped ${{ need: textOf(active.id) }}.`,
            onDragCancel: ({ active }) => t`${{ need: textOf(active.id) }} stays where it was.`,
          },
        }}
      >
        <SortableContext items={keys} strategy={verticalListSortingStrategy}>
          <ol className="divide-y divide-rule" data-needs={id}>
            {rows.map((row, index) => (
              <Need
                key={row.key}
                row={row}
                disabled={disabled}
                first={index === 0}
                last={index === rows.length - 1}
                number={index + 1}
                onUp={() => move(row.key, index - 1, 'up')}
                onDown={() => move(row.key, index + 1, 'down')}
                onDemote={() => {
                  onOrder(keys.filter((key) => key !== row.key));
                  setSaid(t`${{ need: row.text }} is no longer a key requirement.`);
                  focusLater(() => buttonOf(id, Math.min(index, keys.length - 2), 'demote'));
                }}
                onRemove={(removed) => onRemove(row.key, removed)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** A button of the need at a place of this list; nothing where it is disabled. */
function buttonOf(list: string, place: number, name: 'up' | 'down' | 'demote'): HTMLElement | null | undefined {
  const row = document.querySelector(`[data-needs="${list}"]`)?.children[place];
  return row?.querySelector<HTMLElement>(`[data-act="${name}"]:not(:disabled)`);
}

type NeedProps = {
  row: BriefRow;
  disabled: boolean;
  first: boolean;
  last: boolean;
  number: number;
  onUp: () => void;
  onDown: () => void;
  onDemote: () => void;
  onRemove: (removed: boolean) => void;
};

function Need({ row, disabled, first, last, number, onUp, onDown, onDemote, onRemove }: NeedProps) {
  const sortable = useSortable({ id: row.key, disabled });
  const acts = [
    { name: 'up', label: t`Move up`, icon: ArrowUp, act: onUp, off: first },
    { name: 'down', label: t`Move down`, icon: ArrowDown, act: onDown, off: last },
    { name: 'demote', label: t`Unmark as key requirement`, icon: StarOff, act: onDemote, off: false },
  ];
  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={classNames(
        'flex flex-wrap items-start gap-x-2 gap-y-1 bg-surface py-2.5',
        sortable.isDragging && 'relative z-10 opacity-90 shadow-lift',
      )}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        disabled={disabled}
        aria-label={t`Move requirement ${number}: ${{ need: row.text }}`}
        title={t`Drag to move`}
        className="-ms-2 flex min-h-9 shrink-0 cursor-grab touch-none items-center gap-1 rounded-md px-1 text-soft hover:bg-sunken"
      >
        <GripVertical aria-hidden="true" className="size-4.5" />
        <span className="tabular w-3 font-medium">{number}</span>
      </button>
      <RowText row={row} />
      <div className="ms-auto flex flex-wrap items-center justify-end">
        {acts.map(({ name, label, icon: Icon, act, off }) => (
          <button
            key={name}
            type="button"
            data-act={name}
            disabled={disabled || off}
            aria-label={`${label}: ${row.text}`}
            title={label}
            onClick={act}
            className={rowButton}
          >
            <Icon aria-hidden="true" className="size-4" />
          </button>
        ))}
        <RemoveButton row={row} disabled={disabled} onRemove={onRemove} />
      </div>
    </li>
  );
}
