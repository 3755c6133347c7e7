import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Draft, DraftSection } from '@shortlist/schema';
import { moveSection } from '../document/change-draft.ts';
import { dragWords } from './drag-words.ts';
import { keyboardStep } from './keyboard-step.ts';
import { SectionCard } from './section-card.tsx';

type Props = { sections: DraftSection[]; change: (make: (draft: Draft) => Draft, key?: string) => void };

/** How the page scrolls while a section is dragged near its edge: threshold in parts of the height, interval in milliseconds. */
const autoScroll = { threshold: { x: 0.2, y: 0.2 }, interval: 5, acceleration: 10 };

/** The sections in their order; each can be dragged by pointer or by keyboard, 25 px a key press. */
export function SectionList({ sections, change }: Props) {
  const sensors = useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, { coordinateGetter: keyboardStep }));
  const titleOf = (id: unknown) => sections.find((section) => section.id === id)?.title ?? 'Section';

  function drop({ active, over }: DragEndEvent) {
    const to = sections.findIndex((section) => section.id === over?.id);
    if (to >= 0) change((draft) => moveSection(draft, String(active.id), to));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      autoScroll={autoScroll}
      accessibility={dragWords(
        titleOf,
        (id) => sections.findIndex((section) => section.id === id) + 1,
        sections.length,
      )}
      onDragEnd={drop}
    >
      <SortableContext items={sections.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className="grid gap-4">
          {sections.map((section, index) => (
            <SectionCard
              key={section.id}
              section={section}
              index={index}
              last={index === sections.length - 1}
              change={change}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
