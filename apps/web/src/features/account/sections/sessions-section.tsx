import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { signOutOthers } from '../../../auth/calls/manage-sign-in.ts';
import { endSession, type OpenSession, sessionsQuery } from '../../../auth/calls/sessions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Every device on which the person is signed in, and the way to end each. */
export function SessionsSection() {
  const { data, error } = useQuery(sessionsQuery);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const leaveOthers = useMutation({
    mutationFn: signOutOthers,
    async onSuccess(result) {
      if (result.error) toast.error(result.error.message);
      else toast.success(t`All other devices are signed out`);
      await refresh();
    },
  });
  const end = useMutation({
    mutationFn: endSession,
    onSuccess: refresh,
    onError: (problem) => toast.error(problemOf(problem).title),
  });

  return (
    <SettingsSection
      title={t`Sessions`}
      about={t`The devices where you’re signed in. Lost your phone? Sign it out here.`}
    >
      {!data && !error && <Skeleton className="h-24" />}
      {error && <p className="mb-4 text-soft">{t`We can’t show your devices right now. Please try again later.`}</p>}
      {data && (
        <ul className="mb-4 divide-y divide-rule">
          {data.map((session) => (
            <SessionLine key={session.id} session={session} busy={end.isPending} onEnd={() => end.mutate(session.id)} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        busy={leaveOthers.isPending}
        disabled={data?.length === 1}
        onClick={() => leaveOthers.mutate()}
      >
        {t`Sign out other devices`}
      </Button>
    </SettingsSection>
  );
}

function SessionLine({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="block font-medium">{session.device}</span>
        <span className="tabular block text-small text-faint">
          {session.ip
            ? t`${{ ip: session.ip }}, last used ${{ time: formatDateTime(session.refreshed_at) }}`
            : t`Last used ${{ time: formatDateTime(session.refreshed_at) }}`}
        </span>
      </span>
      {session.current ? (
        <Badge tone="accent">{t`This device`}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          disabled={busy}
          onClick={onEnd}
          aria-label={t`Sign out ${{ device: session.device }}`}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}
