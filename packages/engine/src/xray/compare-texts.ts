import type { XrayField } from '@shortlist/schema';
import { normaliseText } from './normalise-text.ts';

/** One field's comparison; none when there was nothing to find. */
export function compareTexts(
  pointer: string,
  expected: string | undefined,
  recovered: string | undefined,
  normalise: (text: string) => string = normaliseText,
): XrayField[] {
  if (expected === undefined || normalise(expected) === '') return [];
  const ok = recovered !== undefined && normalise(expected) === normalise(recovered);
  return [{ pointer, expected, ...(recovered === undefined ? {} : { recovered }), ok }];
}

/** A value as text; undefined for anything else. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
