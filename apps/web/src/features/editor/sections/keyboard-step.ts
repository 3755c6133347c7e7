import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** Pixels that a dragged section moves for each press of an arrow key. */
const step = 25;

/** Moves a section dragged by keyboard up or down. */
export const keyboardStep: KeyboardCoordinateGetter = (event, { currentCoordinates }) => {
  if (event.code === 'ArrowDown') return { ...currentCoordinates, y: currentCoordinates.y + step };
  if (event.code === 'ArrowUp') return { ...currentCoordinates, y: currentCoordinates.y - step };
  return undefined;
};
