import { t } from '@lingui/core/macro';
import type { Application } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { applicationsQuery, changeApplication } from '../../../api/applications/calls.ts';
import { problemOf } from '../../../api/call-error.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { stages, stageTitle } from './stages.ts';

/** The day of each stage and of the next step, to be set and taken away. */
export function ApplicationDatesFields({ application }: { application: Application }) {
  const { id, dates, nextOn } = application;
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (change: Parameters<typeof changeApplication>[1]) => changeApplication(id, change),
    onSuccess: () => queries.invalidateQueries({ queryKey: applicationsQuery.queryKey }),
    onError: (error) => toast.error(t`We couldn’t save this: ${{ title: problemOf(error).title }}`),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        label={t`Date of next step`}
        type="date"
        defaultValue={nextOn ?? ''}
        onBlur={(event) => {
          const day = event.target.value;
          if (day !== (nextOn ?? '')) save.mutate({ nextOn: day || null });
        }}
      />
      {stages.map(({ stage }) => (
        <TextField
          key={`${stage} ${dates[stage] ?? ''}`}
          label={stageTitle(stage)}
          type="date"
          defaultValue={dates[stage] ?? ''}
          onBlur={(event) => {
            const { [stage]: _old, ...rest } = dates;
            const day = event.target.value;
            if (day !== (dates[stage] ?? '')) save.mutate({ dates: day ? { ...rest, [stage]: day } : rest });
          }}
        />
      ))}
    </div>
  );
}
