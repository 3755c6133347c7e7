import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { changeAccount } from '../../account/change-account.ts';
import { accountQuery } from '../../account/get-account.ts';
import { problemOf } from '../../api/call-error.ts';

/** Whether uploaded and tailored resumes are kept here, with a switch. */
export function KeepResumes() {
  const { data } = useQuery(accountQuery);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (keepResumes: boolean) => changeAccount({ keepResumes }),
    onSuccess: (account) => queries.setQueryData(accountQuery.queryKey, account),
    onError: (error) => toast.error(problemOf(error).title),
  });
  if (!data) return null;
  const keeps = change.isPending ? change.variables : data.keepResumes;
  return (
    <label className="mt-8 flex max-w-prose items-start gap-3">
      <input
        type="checkbox"
        checked={keeps}
        onChange={(event) => change.mutate(event.target.checked)}
        className="mt-1 size-4.5 shrink-0 accent-accent"
      />
      <span>
        {t`Keep every resume I upload or tailor`}
        <span className="block text-small text-soft">
          {t`You can reuse them for other postings. A resume counts toward your plan’s limit only after you edit it.`}
        </span>
      </span>
    </label>
  );
}
