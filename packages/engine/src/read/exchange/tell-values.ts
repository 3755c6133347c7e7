import type { Document, DocumentFormat } from '@shortlist/schema';
import { ReadError } from '../read-error.ts';
import { layOutValues } from '../value-page.ts';

/** How deep a file nests at most: no tool's own needs more than ten. */
const deepest = 24;

/** A data file as a document: its texts in their order, so that a person can look at them. */
export function tellValues(format: DocumentFormat, bytes: number, root: unknown): Document {
  const found: string[] = [];
  const open = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > deepest) throw new ReadError('invalid-resume', ['Lists and objects are nested too deeply.']);
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const child of Object.values(value).reverse()) open.push({ value: child, depth: depth + 1 });
  }
  const pages = layOutValues(found);
  return { format, bytes, pages, pageCount: pages.length, fonts: [], tagged: false };
}
