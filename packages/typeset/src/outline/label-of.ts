import { makeSpan } from './make-span.ts';
import type { Span } from './outline.ts';

/** What the person called a field of an entry in their document; undefined where they did not say. */
export function labelOf(entry: Readonly<Record<string, unknown>>, field: string): Span | undefined {
  const { labels } = entry;
  const own = typeof labels === 'object' && labels !== null ? (labels as Record<string, unknown>)[field] : undefined;
  return makeSpan(typeof own === 'string' ? own : '', '');
}
