import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { freeTrialDays, type PaidPlan, planNames } from '@shortlist/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';

type MoreDetailProps = { plan?: PaidPlan; opens?: string; children: ReactNode };

/** What this plan leaves out here, and which one has it; `opens` is what becomes of it once it begins. */
export function MoreDetail({
  plan = 'FAMOUS',
  opens = t`The upgrade covers this result, too.`,
  children,
}: MoreDetailProps) {
  const name = planNames[plan];
  return (
    <p className="mt-4 text-small text-soft" data-no-print>
      {children}{' '}
      <Trans>
        <Link to={localAddress(paths.pricing)} className="prose-link">
          Try {name} free for {freeTrialDays} days
        </Link>
        . No card required. {opens}
      </Trans>
    </p>
  );
}
