import { t } from '@lingui/core/macro';
import { type Account, trialsOf } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type AccountCardProps = { account: Account | undefined; failed: boolean };

/** Name, address, last change, optimizations used of those allowed. */
export function AccountCard({ account, failed }: AccountCardProps) {
  return (
    <Panel
      title={t`Account information`}
      aside={
        <Link to={paths.account} className="prose-link text-small">
          {t`Manage`}
        </Link>
      }
    >
      {account && <Facts account={account} />}
      {!account && !failed && <Skeleton className="h-44" />}
      {failed && !account && <p className="text-soft">{t`Not available right now.`}</p>}
    </Panel>
  );
}

function Facts({ account }: { account: Account }) {
  const { used, allowed } = trialsOf(account.subscription);
  const facts = [
    [t`Name`, account.name || t`Not set`],
    [t`Email`, account.email],
    [t`Last updated`, formatDateTime(account.subscription.updatedAt)],
    [t`Optimizations`, `${used} / ${Number.isFinite(allowed) ? allowed : t`unlimited`}`],
  ];
  return (
    <dl className="divide-y divide-rule">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2.5">
          <dt className="text-soft">{name}</dt>
          <dd className="tabular min-w-0 break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
