import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { optimizationsQuery } from '../../../results/list-optimizations.ts';
import { formatDate } from '../../../ui/format.ts';
import { SelectField } from '../../../ui/text-field.tsx';

/** The postings of earlier optimisations, newest first, to compare with again. Nothing where there is none. */
export function EarlierPostings({ onChoose }: { onChoose: (text: string) => void }) {
  const queries = useQueryClient();
  const { data } = useQuery(optimizationsQuery);
  const done = (data ?? []).filter(({ kind, state }) => kind === 'resume' && state === 'done');
  if (done.length === 0) return null;

  async function choose(id: string) {
    try {
      const { result } = await queries.fetchQuery(optimizationQuery(id));
      if (result?.kind === 'resume') onChoose(result.posting.text);
      else toast.error(t`The text of this posting wasn’t saved. Paste it below.`);
    } catch (error) {
      toast.error(t`We couldn’t load the posting: ${{ reason: problemOf(error).title }}`);
    }
  }

  return (
    <SelectField
      label={t`Earlier posting`}
      empty={t`Choose one, or paste another below`}
      value=""
      options={done.map(({ id, title, employer, createdAt }) => ({
        value: id,
        label: `${[title, employer].filter(Boolean).join(', ')} (${formatDate(createdAt)})`,
      }))}
      onChange={(event) => event.target.value && void choose(event.target.value)}
    />
  );
}
