/** What a person has typed into a result and not saved: kept in this browser until it is saved or given up. */

const prefixOf = (id: string) => `shortlist:typed:${id}:`;

/** The words typed at a place of a result before the page was left; undefined where there are none. */
export function readTyped(id: string, place: string): string | undefined {
  return localStorage.getItem(prefixOf(id) + place) ?? undefined;
}

/** Keeps what is typed. A browser without room for it says so in the console: saving still works. */
export function keepTyped(id: string, place: string, words: string): void {
  try {
    localStorage.setItem(prefixOf(id) + place, words);
  } catch (error) {
    console.error('The browser has no room for what is typed.', error);
  }
}

/** Lets go of the words of one place: they are saved, or given up. */
export function dropTyped(id: string, place: string): void {
  localStorage.removeItem(prefixOf(id) + place);
}

/** Lets go of all that was typed into a result. */
export function dropAllTyped(id: string): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys) if (key.startsWith(prefixOf(id))) localStorage.removeItem(key);
}
