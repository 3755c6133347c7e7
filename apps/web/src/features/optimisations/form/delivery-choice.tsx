import { t } from '@lingui/core/macro';
import { templates } from '@shortlist/typeset/browser';
import { useQuery } from '@tanstack/react-query';
import { ownTemplatesQuery } from '../../../api/own-templates/calls.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import type { Delivery, UploadChoice } from './use-upload-form.ts';

const ours = templates.map(({ id, name }) => ({ value: id, label: name }));

type DeliveryChoiceProps = {
  choice: Pick<UploadChoice, 'template' | 'setTemplate' | 'delivery' | 'setDelivery' | 'resumeId'>;
  withTemplate: boolean;
  disabled: boolean;
};

/** How the files look, in a template of ours or of the person's own, and how they come. A saved resume keeps its own look unless another is chosen. */
export function DeliveryChoice({ choice, withTemplate, disabled }: DeliveryChoiceProps) {
  const deliveries = [
    { value: 'attached', label: t`Attached to the email` },
    { value: 'links', label: t`As links (sign-in required)` },
  ];
  const saved = choice.resumeId !== '';
  const { data } = useQuery(ownTemplatesQuery);
  const own = data?.included ? data.templates : [];
  const looks = [...ours, ...own.map(({ id, name }) => ({ value: id, label: t`${name} (yours)` }))];
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {withTemplate && (
        <SelectField
          label={t`Template for the files`}
          options={saved ? [{ value: '', label: t`Same as my saved resume` }, ...looks] : looks}
          value={choice.template || (saved ? '' : looks[0]?.value)}
          disabled={disabled}
          onChange={(event) => choice.setTemplate(event.target.value)}
        />
      )}
      <SelectField
        label={t`Files`}
        options={deliveries}
        value={choice.delivery}
        disabled={disabled}
        onChange={(event) => choice.setDelivery(event.target.value as Delivery)}
      />
    </div>
  );
}
