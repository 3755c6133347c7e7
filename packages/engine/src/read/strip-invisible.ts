/** Marks that nobody sees and that part words for a machine: zero-width spaces, soft hyphens, directions. Joiners of letters stay. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without marks that cannot be seen. */
export function stripInvisible(text: string): string {
  return text.replace(invisible, '');
}
