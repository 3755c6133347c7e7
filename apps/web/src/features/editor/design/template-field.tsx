import { t } from '@lingui/core/macro';
import type { Draft, DraftDesign } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownTemplatesQuery } from '../../../api/own-templates/calls.ts';
import { paths } from '../../../app/paths.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { takeOurTemplate, takeOwnTemplate } from './take-template.ts';

type Props = { design: DraftDesign; change: (make: (draft: Draft) => Draft) => void };

/** The page's template: one of ours, or one of the person's own. */
export function TemplateField({ design, change }: Props) {
  const { data } = useQuery(ownTemplatesQuery);
  const own = data?.included ? data.templates : [];
  const value = own.some(({ id }) => id === design.ownTemplate) ? design.ownTemplate : design.template;

  function choose(id: string) {
    const mine = own.find((template) => template.id === id);
    change((draft) => (mine ? takeOwnTemplate(draft, mine) : takeOurTemplate(draft, id)));
  }

  return (
    <SelectField
      label={t`Template`}
      value={value}
      options={[
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ...own.map(({ id, name, kind }) => ({
          value: id,
          label: kind === 'file' ? t`${name} (yours)` : t`${name} (your variant)`,
        })),
      ]}
      hint={
        <Link to={paths.myTemplates} className="prose-link">
          {t`My templates`}
        </Link>
      }
      onChange={(event) => choose(event.target.value)}
    />
  );
}
