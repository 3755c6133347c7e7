import type { FactIndex } from './index-facts.ts';

/** The date at a pointer ("/work/0/startDate"), as the facts have it. */
export function dateAt(pointer: string, index: FactIndex): string | undefined {
  return index.views.find(({ fact }) => fact.pointer === pointer)?.fact.text;
}

/** The day on which the facts were collected: the date of the years that were counted then. */
export function todayOf(index: FactIndex): string | undefined {
  return index.views.find(({ fact }) => fact.pointer === '/work')?.fact.date;
}
