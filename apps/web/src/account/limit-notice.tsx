import { t } from '@lingui/core/macro';
import { limitReached } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { localAddress } from '../app/local-address.ts';
import { paths } from '../app/paths.ts';
import { planContent } from '../content/plans.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { accountQuery } from './get-account.ts';

/** No optimization is left: says so, says of what, and leads to the plans. */
export function LimitNotice() {
  const { data } = useQuery(accountQuery);
  const allowed = data?.subscription.trialsAllowed;
  const plan = data ? planContent(data.subscription.subscriptionType).name : '';
  return (
    <Notice
      tone="warning"
      title={i18n.locale === 'en' ? limitReached : t`You’ve reached your optimization limit`}
      actions={
        <Link to={localAddress(paths.pricing)} className={buttonStyle('primary', 'small')}>
          {t`Upgrade Plan`}
        </Link>
      }
    >
      {allowed != null && t`You’ve used all ${allowed} optimizations in your ${plan} plan.`}{' '}
      {t`You still have access to your results, files, editor, and board.`}
    </Notice>
  );
}
