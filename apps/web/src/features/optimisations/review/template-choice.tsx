import { t } from '@lingui/core/macro';
import { type Optimization, type TemplateChange, TemplateId } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { ownTemplatesQuery } from '../../../api/own-templates/calls.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { chooseTemplate } from '../calls/deliver-result.ts';
import { useReview } from './use-review.ts';

/** The template of the result's files, one of ours or of the person's own: the page and the downloads follow. */
export function TemplateChoice({ optimization }: { optimization: Optimization }) {
  const review = useReview(optimization.id);
  const { data } = useQuery(ownTemplatesQuery);
  const own = data?.included ? data.templates : [];
  const choose = useMutation({
    mutationFn: (change: TemplateChange) => chooseTemplate(optimization.id, change),
    onMutate: (change) => review.change((current) => ({ ...current, ...change, layout: undefined })),
    onError: (error) => toast.error(t`We couldn’t save this: ${{ title: problemOf(error).title }}`),
    onSettled: () => void review.reload(),
  });

  function take(id: string) {
    const mine = own.find((template) => template.id === id);
    choose.mutate(
      mine ? { template: mine.base, ownTemplate: mine.id } : { template: TemplateId.parse(id), ownTemplate: undefined },
    );
  }

  return (
    <SelectField
      label={t`Template`}
      options={[
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ...own.map(({ id, name }) => ({ value: id, label: t`${name} (yours)` })),
      ]}
      value={own.some(({ id }) => id === optimization.ownTemplate) ? optimization.ownTemplate : optimization.template}
      disabled={choose.isPending}
      onChange={(event) => take(event.target.value)}
    />
  );
}
