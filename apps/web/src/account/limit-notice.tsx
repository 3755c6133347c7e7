import { limitReached } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** No trial is left: says so and leads to the plans. */
export function LimitNotice() {
  return (
    <Notice
      tone="warning"
      title={limitReached}
      actions={
        <Link to={paths.pricing} className={buttonStyle('primary', 'small')}>
          Upgrade Plan
        </Link>
      }
    >
      Everything that you have made stays open to you.
    </Notice>
  );
}
