import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { autoScroll, useDragSensors } from './drag-rules.ts';
import type { dragWords } from './drag-words.ts';

type Props = {
  /** What stands in the list, in its order. */
  ids: string[];
  words: ReturnType<typeof dragWords>;
  onDrop: (event: DragEndEvent) => void;
  children: ReactNode;
};

/** A list whose parts are dragged by pointer or by keyboard: sections, and the entries in them. */
export function SortableList({ ids, words, onDrop, children }: Props) {
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={closestCenter}
      autoScroll={autoScroll}
      accessibility={words}
      onDragEnd={onDrop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
