import { focusLater } from '../../../ui/focus-later.ts';

/** The `data-card` of the personal information. */
export const infoCard = 'info';

/** Brings a part of the text to the top of the window and gives it the focus, so that the next Tab goes on in it. */
export function jumpTo(id: string): void {
  focusLater(() => {
    const card = document.querySelector<HTMLElement>(`[data-card="${id}"]`);
    card?.scrollIntoView({ block: 'start' });
    card?.focus({ preventScroll: true });
    return undefined;
  });
}
