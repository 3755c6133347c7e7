/** Ways of writing a date, tried in this order; years alone say nothing, as a year may be all that is known. */
const forms: [name: string, pattern: RegExp][] = [
  ['year-month', /\b\d{4}[-/.]\d{1,2}\b/u],
  ['day-month-year', /\b\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}\b/u],
  ['month-year', /\b\d{1,2}\s?[-/.]\s?\d{4}\b/u],
  ['month-short-year', /(?<![\p{L}\d])\d{1,2}[/.]\d{2}(?![\d/.])/u],
  ['word-year', /\p{L}{3,}\.?,?\s+(?:de\s+)?\d{4}/u],
  ['word-short-year', /\p{L}{3,}\.?\s?['’]\d{2}(?!\d)/u],
];

/** The way in which the dates in a text are written, with an example of each. */
export function formOfDates(text: string): [form: string, written: string][] {
  for (const [form, pattern] of forms) {
    const found = pattern.exec(text);
    if (found) return [[form, found[0]]];
  }
  return [];
}
