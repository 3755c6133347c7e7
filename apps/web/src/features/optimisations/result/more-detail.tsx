import { freeTrialDays, planNames } from '@shortlist/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';

/** What this plan leaves out here, and which one has it. */
export function MoreDetail({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 text-small text-soft" data-no-print>
      {children}{' '}
      <Link to={paths.pricing} className="prose-link">
        Try {planNames.FAMOUS} for {freeTrialDays} days
      </Link>
      , without a card: it opens this result too.
    </p>
  );
}
