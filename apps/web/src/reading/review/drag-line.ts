import { type DragEvent, useState } from 'react';
import type { Review } from './use-review.ts';

/** Names what is dragged, so that an entry takes lines of the review and nothing else. */
const lineType = 'application/x-resume-line';

/** What makes an element a line without a place that can be dragged to its entry. */
export const dragLine = (id: string) => ({
  draggable: true,
  onDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.setData(lineType, id);
    dataTransfer.effectAllowed = 'move';
  },
});

/** What makes an element take a dragged line as one of the list `target`. `over`: a line is held above it. */
export function useLineDrop({ unplaced, place }: Review, target: string) {
  const [over, setOver] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(lineType);
  return {
    over,
    events: {
      onDragOver(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(false);
        const line = unplaced.find(({ id }) => id === event.dataTransfer.getData(lineType));
        if (line) place(line, target);
      },
    },
  };
}
