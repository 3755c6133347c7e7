/** The posting that a resume is compared with, kept in this browser only. */

const keyOf = (resumeId: string) => `shortlist:posting:${resumeId}`;

/** The posting's text; empty where none is chosen. */
export const readKeptPosting = (resumeId: string): string => localStorage.getItem(keyOf(resumeId)) ?? '';

/** Keeps a posting's text for a resume; an empty one ends the comparison. */
export function keepPosting(resumeId: string, text: string): void {
  if (text === '') localStorage.removeItem(keyOf(resumeId));
  else localStorage.setItem(keyOf(resumeId), text);
}
