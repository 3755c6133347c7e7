import type { DndContextProps } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';

/** What assistive technology is told while a section, or an entry of one, is moved. */
export function dragWords(
  titleOf: (id: unknown) => string,
  placeOf: (id: unknown) => number,
  count: number,
  how = t`Press Space or Enter to pick up the section, the arrow keys to move it, Space or Enter to drop it, Escape to cancel.`,
): NonNullable<DndContextProps['accessibility']> {
  return {
    screenReaderInstructions: {
      draggable: how,
    },
    announcements: {
      onDragStart: ({ active }) =>
        t`Picked up ${{ section: titleOf(active.id) }}, position ${{ place: placeOf(active.id) }} of ${count}.`,
      onDragOver: ({ active, over }) =>
        over
          ? t`${{ section: titleOf(active.id) }} is over position ${{ place: placeOf(over.id) }} of ${count}.`
          : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? t`Dropped ${{ section: titleOf(active.id) }} at position ${{ place: placeOf(over.id) }} of ${count}.`
          : t`Dropped ${{ section: titleOf(active.id) }}.`,
      onDragCancel: ({ active }) => t`${{ section: titleOf(active.id) }} is back where it was.`,
    },
  };
}
