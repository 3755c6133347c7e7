import type { Box } from '@shortlist/schema';
import type { Subject } from './subject.ts';

/** The places of a field on the pages, as far as there is evidence for it. */
export function findBoxes({ evidence }: Subject, pointer: string): { boxes?: Box[] } {
  const entry = evidence.find((item) => item.pointer === pointer);
  return entry && entry.boxes.length > 0 ? { boxes: entry.boxes } : {};
}
