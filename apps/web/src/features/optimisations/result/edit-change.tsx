import { t } from '@lingui/core/macro';
import type { Edit, Resume } from '@shortlist/schema';
import { describeOrder } from '../words/describe-order.ts';
import { describeValue } from '../words/describe-value.ts';
import { Lines, TextChange } from './text-change.tsx';

/** A change in place: one text with its words marked, or two lists side by side. */
export function EditChange({ edit, original }: { edit: Edit; original: Resume }) {
  const describe = (value: unknown): string[] =>
    edit.reason === 'section-order' ? describeOrder(original, value) : describeValue(value);
  const before = describe(edit.before);
  const after = describe(edit.after);
  if (before.length === 1 && after.length === 1) return <TextChange before={before[0] ?? ''} after={after[0] ?? ''} />;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {before.length > 0 && <Lines title={t`Before`} lines={before} />}
      {after.length > 0 && <Lines title={t`After`} lines={after} />}
    </div>
  );
}
