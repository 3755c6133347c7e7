import { t } from '@lingui/core/macro';
import type { Resume } from '@shortlist/schema';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { controlStyle, FieldError } from '../../ui/field.tsx';
import { listTargets } from './list-targets.ts';

type Props = {
  resume: Resume;
  label: string;
  empty: string;
  /** Gives the line its place; false where it cannot be that. */
  onChoose: (target: string) => boolean;
  onFocus?: () => void;
  /** The line's id, by which a click on the page finds it. */
  line?: string;
};

/** Where a line belongs: every field and list of the resume, by entry. */
export function TargetSelect({ resume, label, empty, onChoose, onFocus, line }: Props) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="grid gap-1">
      <select
        aria-label={label}
        data-line={line}
        value=""
        onFocus={onFocus}
        onChange={(event) => setFailed(!onChoose(event.target.value))}
        className={classNames(controlStyle, 'min-h-10 py-1.5 text-small')}
      >
        <option value="">{empty}</option>
        {listTargets(resume).map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.targets.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {failed && <FieldError text={t`We can’t read a date in this line. Type the dates in the entry instead.`} />}
    </div>
  );
}
