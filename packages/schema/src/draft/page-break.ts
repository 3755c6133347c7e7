/** A line of its own in a typed section: the entry below it begins on a new page. It moves with its entry and is not part of the resume. */
export const pageBreakLine = '[new page]';

/** The key of an entry's fields that says so. */
export const pageBreakKey = 'pageBreak';

/** Whether any line of a text may ask for a new page: cheap, for each key. */
export const mayBreakPages = (text: string): boolean => /\[new page\]/i.test(text);

/** Whether a line asks for a new page. */
export function isPageBreak(line: string): boolean {
  return /^\[new page\]$/i.test(line.trim());
}
