import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { formatDateTime } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { trialsQuery } from '../calls/list-trials.ts';
import { SettingsSection } from './settings-section.tsx';

/** The ledger: when a trial was used, for what, and which came back. */
export function TrialsSection() {
  const { data, error } = useQuery(trialsQuery);
  return (
    <SettingsSection
      title={t`Optimizations used`}
      about={t`Each submission uses one optimization. If it fails or you cancel it, you get the optimization back.`}
    >
      {!data && !error && <Skeleton className="h-24" />}
      {error && <p className="text-soft">{problemOf(error).title}</p>}
      {data?.length === 0 && <p className="text-soft">{t`None used yet.`}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-rule">
          {data.map((event) => (
            <li key={event.id} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span className="min-w-0">
                {event.kind === 'charged' ? t`Used:` : t`Refunded:`}{' '}
                {event.optimizationId ? (
                  <Link to={paths.optimization(event.optimizationId)} className="prose-link">
                    {event.title}
                  </Link>
                ) : (
                  event.title
                )}
              </span>
              <span className="tabular text-small text-faint">{formatDateTime(event.at)}</span>
            </li>
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}
