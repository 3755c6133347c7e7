import { plural, t } from '@lingui/core/macro';
import type { Languages } from './use-languages.ts';

/** How many texts are behind the other language's, in a few words. */
export function tellOpen({ rows }: Languages): string | undefined {
  if (!rows) return undefined;
  return rows.length === 0
    ? t`Up to date`
    : plural(rows.length, { one: '# item to update', other: '# items to update' });
}
