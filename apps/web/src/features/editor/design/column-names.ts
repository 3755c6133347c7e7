import { t } from '@lingui/core/macro';
import type { SectionColumn } from '@shortlist/schema';

/** The column that a section was put in, in words; without a choice the template decides. */
export function sayColumn(column: SectionColumn | undefined): string {
  if (!column) return t`Automatic`;
  return column === 'main' ? t`Main column` : t`Side column`;
}
