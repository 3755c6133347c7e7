import type { Edit } from '@shortlist/schema';

/** Whether an edit changes what is said, and not only the order in which it is said. */
export function changesWords({ before, after }: Pick<Edit, 'before' | 'after'>): boolean {
  const [then, now] = [before, after].map((value) => textsIn(value).sort().join('\n'));
  return then !== now;
}

function textsIn(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [String(value)];
}
