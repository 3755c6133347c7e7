const headFirst = new Set(['fr', 'es', 'it', 'pt']);

/** The place of the word that a title is about: its first one in Romance languages, its last one in others. */
export function headOf(words: readonly string[], language: string): number {
  return headFirst.has(language) ? 0 : words.length - 1;
}
