import { limitReached } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { planContent } from '../content/plans.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { accountQuery } from './get-account.ts';

/** No optimization is left: says so, says of what, and leads to the plans. */
export function LimitNotice() {
  const { data } = useQuery(accountQuery);
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
      {data?.subscription.trialsAllowed != null &&
        `All ${data.subscription.trialsAllowed} optimizations of your ${planContent(data.subscription.subscriptionType).name} plan are used. `}
      Everything that you have made stays open to you: results, files, editor and board.
    </Notice>
  );
}
