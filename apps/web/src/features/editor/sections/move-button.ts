/** The button with which a thing was just moved; the other one where it can go no further. */
export function moveButton(thing: Element, by: number): HTMLElement | null {
  const button = (which: string) => thing.querySelector<HTMLElement>(`${which}:not(:disabled)`);
  return button(`[data-move="${by}"]`) ?? button('[data-move]');
}
