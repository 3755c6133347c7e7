import { t } from '@lingui/core/macro';
import type { Application, ApplicationChange, ApplicationStage } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { applicationsQuery, changeApplication } from '../../../api/applications/calls.ts';
import { problemOf } from '../../../api/call-error.ts';
import { localDay } from '../../../ui/local-day.ts';
import { stageTitle } from './stages.ts';

/** The board's cards, and moving them: shown at once, put back where the server refuses, told to screen readers. */
export function useBoard() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(applicationsQuery);
  const [said, setSaid] = useState('');
  const { queryKey } = applicationsQuery;

  const change = useMutation({
    mutationFn: ({ id, ...rest }: ApplicationChange & { id: string }) =>
      changeApplication(id, { ...rest, today: localDay() }),
    onMutate({ id, ...rest }) {
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (all) => all?.map((one) => (one.id === id ? { ...one, ...rest } : one)));
      return { before };
    },
    onError(failure, _change, context) {
      queries.setQueryData(queryKey, context?.before);
      toast.error(t`We couldn’t save this: ${{ title: problemOf(failure).title }}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });

  function move(application: Application, stage: ApplicationStage) {
    if (application.stage === stage) return;
    setSaid(t`${{ title: application.title }} moved to ${{ stage: stageTitle(stage) }}`);
    change.mutate({ id: application.id, stage });
  }

  return { applications: data, error, refetch, move, said };
}
