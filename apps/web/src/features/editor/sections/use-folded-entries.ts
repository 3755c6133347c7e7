import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';

/** From so many entries on they begin folded: a list of lines to find one's way in. */
const many = 4;

/** Which entries of a section are folded to a line, by their place; goes along as they are moved, added and removed. */
export function useFoldedEntries(count: number) {
  const [open, setOpen] = useState<boolean[]>(() => Array.from({ length: count }, () => count < many));
  // Entries that came from elsewhere, by Undo or in the text, begin unfolded.
  const isOpen = (index: number) => open[index] ?? true;
  const all = () => Array.from({ length: count }, (_, index) => isOpen(index));
  return {
    isOpen,
    allOpen: all().every(Boolean),
    toggle: (index: number) => setOpen(all().with(index, !isOpen(index))),
    setAll: (to: boolean) => setOpen(all().fill(to)),
    move: (index: number, by: number) => setOpen(arrayMove(all(), index, index + by)),
    remove: (index: number) => setOpen(all().toSpliced(index, 1)),
    add: (at = count) => setOpen(all().toSpliced(at, 0, true)),
  };
}
