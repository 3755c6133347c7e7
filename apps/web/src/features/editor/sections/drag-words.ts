import type { DndContextProps } from '@dnd-kit/core';

/** What assistive technology is told while a section is moved. */
export function dragWords(
  titleOf: (id: unknown) => string,
  placeOf: (id: unknown) => number,
  count: number,
): NonNullable<DndContextProps['accessibility']> {
  return {
    screenReaderInstructions: {
      draggable:
        'Press Space or Enter to take the section, the arrow keys to move it, Space or Enter to put it down, Escape to leave it.',
    },
    announcements: {
      onDragStart: ({ active }) => `${titleOf(active.id)} taken, place ${placeOf(active.id)} of ${count}.`,
      onDragOver: ({ active, over }) =>
        over ? `${titleOf(active.id)} is over place ${placeOf(over.id)} of ${count}.` : undefined,
      onDragEnd: ({ active, over }) =>
        `${titleOf(active.id)} put down${over ? ` at place ${placeOf(over.id)} of ${count}` : ''}.`,
      onDragCancel: ({ active }) => `${titleOf(active.id)} left where it was.`,
    },
  };
}
