import type { Draft } from '@shortlist/schema';
import { focusLater } from '../../../ui/focus-later.ts';
import { infoField, type TextPlace } from './find-place.ts';

/** Leads the focus to where a place is typed, the caret to its words; in forms to its entry. */
export function goToText({ section, at, entry }: TextPlace): void {
  focusLater(() => {
    const field = document.querySelector<HTMLElement>(`[data-section="${section}"]`);
    // The caret first: the browser brings it into view when the field is given the focus.
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(at, at);
    const form = entry === undefined ? undefined : field?.querySelectorAll('fieldset')[entry];
    const folded = form?.querySelector<HTMLElement>('[data-fold][aria-expanded="false"]');
    if (!folded) return form?.querySelector<HTMLElement>('input, textarea') ?? field;
    folded.click();
    focusLater(() => form?.querySelector<HTMLElement>('input, textarea'));
    return undefined;
  });
}

/** Leads the focus to the field of the personal information that a place of the page comes from. */
export function goToInfo(draft: Draft, pointer: string): void {
  const field = infoField(draft, pointer);
  focusLater(() => document.querySelector<HTMLElement>(`[data-pointer-field="${field}"]`));
}
