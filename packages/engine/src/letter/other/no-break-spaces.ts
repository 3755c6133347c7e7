/** French: a mark of two parts stays with the word before it, and a quotation with its marks, at the end of a line too. */
export function withNoBreaks(text: string, language: string): string {
  return language === 'fr' ? text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') : text;
}
