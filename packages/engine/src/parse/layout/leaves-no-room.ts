/**
 * Whether the first word of `next` would not have fitted behind what ends at `right`, in a column that ends at `edge`: then the text below
 * goes on. `letter` is the width of a letter, in the same unit.
 */
export function leavesNoRoom(right: number, edge: number, next: string, letter: number): boolean {
  const [word = ''] = next.split(/\s/, 1);
  return edge - right < (word.length + 1) * letter;
}
