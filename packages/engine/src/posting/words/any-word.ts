/** Words by language, as parts of an expression: rows are parted by line ends or by " | ". */
export type Words = Readonly<
  Partial<Record<'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'zh' | 'id' | 'pl' | 'da', string>>
>;

/** All rows of a table as the alternatives of one expression. */
export function anyWord(words: Words): string {
  return Object.values(words)
    .flatMap((rows) => rows.split(/\s*\n\s*|\s\|\s/))
    .filter((row) => row !== '')
    .join('|');
}
