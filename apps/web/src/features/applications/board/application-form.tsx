import { t } from '@lingui/core/macro';
import { type Application, ApplicationForm } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { addApplication, applicationsQuery, changeApplication } from '../../../api/applications/calls.ts';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { localDay } from '../../../ui/local-day.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';

const blank = { title: '', employer: '', url: '', posting: '', notes: '' };

/** What an application is about, in the person's own words. Without one given, a new one is made. */
export function ApplicationFields({ application, onDone }: { application?: Application; onDone: () => void }) {
  const queries = useQueryClient();
  const { title, employer, url, posting, notes } = application ?? blank;
  const form = useZodForm(ApplicationForm, { title, employer, url, posting, notes });
  const { isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (fields: ApplicationForm) =>
      application
        ? changeApplication(application.id, fields)
        : addApplication({ ...fields, stage: 'saved', today: localDay() }),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: applicationsQuery.queryKey });
      toast.success(application ? t`Changes saved` : t`Added to your board`);
      onDone();
    },
    onError: (error) => toast.error(t`We couldn’t save this: ${{ title: problemOf(error).title }}`),
  });
  const keep = useMutation({
    mutationFn: ({ id, fields }: { id: string; fields: ApplicationForm }) => changeApplication(id, fields),
    // Who opens the card again before the answer is there sees what they wrote.
    async onMutate({ id, fields }) {
      await queries.cancelQueries({ queryKey: applicationsQuery.queryKey });
      queries.setQueryData(applicationsQuery.queryKey, (list) =>
        list?.map((each) => (each.id === id ? { ...each, ...fields } : each)),
      );
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: applicationsQuery.queryKey }),
    onError: (error) => toast.error(t`We couldn’t save this: ${{ title: problemOf(error).title }}`),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved meanwhile comes in where nothing is being typed
  useEffect(() => {
    if (!isDirty && !keep.isPending) form.reset({ title, employer, url, posting, notes });
  }, [title, employer, url, posting, notes]);
  const submit = form.handleSubmit((fields) => save.mutate(fields));

  /** What stands on a card is kept field by field: closing it loses nothing. */
  function keepField() {
    if (!application || !isDirty) return;
    void form.handleSubmit((fields) => {
      form.reset(fields, { keepValues: true });
      keep.mutate({ id: application.id, fields });
    })();
  }
  const busy = save.isPending;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onBlur={keepField} className="grid gap-4">
      <TextField label={t`Job title`} disabled={busy} {...form.field('title')} />
      <TextField label={t`Employer`} disabled={busy} {...form.field('employer')} />
      <TextField label={t`Link to the posting`} type="url" disabled={busy} {...form.field('url')} />
      <TextArea label={t`Posting`} rows={6} disabled={busy} {...form.field('posting')} />
      <TextArea label={t`Notes`} rows={4} disabled={busy} {...form.field('notes')} />
      <div>
        <Button type="submit" busy={busy}>
          {application ? t`Save` : t`Add to board`}
        </Button>
      </div>
    </form>
  );
}
