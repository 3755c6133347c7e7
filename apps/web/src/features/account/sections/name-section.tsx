import { t } from '@lingui/core/macro';
import { NameChange } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast/headless';
import { changeAccount } from '../../../account/change-account.ts';
import { accountQuery } from '../../../account/get-account.ts';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { SettingsSection } from './settings-section.tsx';

/** The name that forms are filled in with. */
export function NameSection() {
  const { data } = useQuery(accountQuery);
  const queries = useQueryClient();
  const form = useZodForm(NameChange, { name: '' });
  const save = useMutation({
    mutationFn: changeAccount,
    onSuccess(account) {
      queries.setQueryData(accountQuery.queryKey, account);
      toast.success(t`Name saved`);
    },
    onError: (error) => toast.error(problemOf(error).title),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: filled when the record arrives
  useEffect(() => {
    if (data) form.reset({ name: data.name });
  }, [data]);

  const submit = form.handleSubmit((change) => save.mutate(change));
  return (
    <SettingsSection title={t`Name`} about={t`We fill it in on forms for you.`}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField label={t`Name`} autoComplete="name" disabled={!data || save.isPending} {...form.field('name')} />
        <div>
          <Button type="submit" variant="secondary" disabled={!data} busy={save.isPending}>
            {t`Save name`}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
