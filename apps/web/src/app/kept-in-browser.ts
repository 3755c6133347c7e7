/** What the app keeps in this browser of a person's own: edits not sent yet, words typed into a result, a posting to compare with, the page that was seen last, a form not sent yet, words called right, a guide begun. */

const own = /^shortlist:(?:draft|posting|typed|form):|^shortlist:(?:words|page|guide|guide-welcome|template)$/;
const edits = /^shortlist:draft:/;

/** Whether edits wait here that the server does not have. */
export function hasUnsentEdits(): boolean {
  return Object.keys(localStorage).some((key) => edits.test(key));
}

/** Whether words typed into a result wait here: only the person can save them. */
export function hasTypedWords(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith('shortlist:typed:'));
}

/** Resolves once no edits wait any more, or after so many milliseconds; says whether none do. */
export async function waitForEdits(milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (hasUnsentEdits() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
  return !hasUnsentEdits();
}

/** Forgets all of it: whoever uses this browser next finds nothing. */
export function forgetKept(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (own.test(key)) store.removeItem(key);
  }
}
