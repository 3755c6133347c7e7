import type { Page } from '@shortlist/schema';
import { layOutFlow } from './flow/lay-out-flow.ts';

/** The values of a data format as pages of lines, so that a person can look at them and the checks on text apply. */
export function layOutValues(values: string[]): Page[] {
  const blocks = values
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph' as const, runs: [{ text, size: 11 }], tag: 'P' }));
  return layOutFlow(blocks);
}
