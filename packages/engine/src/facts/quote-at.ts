import { type Resume, readPointer, type SheetQuote, valueAt } from '@shortlist/schema';

/** The text that stands at a place of the resume, or `part` of it, with what it stands under; undefined where no text does. */
export function quoteAt(resume: Resume, pointer: string, part?: string): SheetQuote | undefined {
  const keys = readPointer(pointer);
  const text = part ?? valueAt(resume, keys);
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const under = keys.length > 2 ? describeEntry(valueAt(resume, keys.slice(0, 2)), text) : { of: [] };
  return { source: 'resume', pointer, text: text.replace(/\s+/g, ' ').trim(), ...under };
}

const naming = ['position', 'studyType', 'area', 'title', 'name', 'organization', 'institution', 'issuer'];

/** What names an entry, without the text that is quoted of it, and its years. */
export function describeEntry(entry: unknown, text = ''): Pick<SheetQuote, 'of' | 'from' | 'to'> {
  const read = (key: string): string => {
    const value = valueAt(entry, [key]);
    return typeof value === 'string' ? value.trim() : '';
  };
  const of = naming.map(read).filter((name) => name !== '' && name !== text.trim());
  const once = read('date') || read('releaseDate');
  const [from, to] = [read('startDate') || once, read('endDate') || once].map((date) => date.slice(0, 4));
  return { of: [...new Set(of)], ...(from ? { from } : {}), ...(to ? { to } : {}) };
}
