/** Gives the focus to what a change has just made, once it stands in the page and a closed dialog has given the focus back. */
export function focusLater(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
}
