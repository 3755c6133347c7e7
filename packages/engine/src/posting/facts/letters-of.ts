/** A name as addresses spell it: its letters and figures in small letters, without what parts them. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
