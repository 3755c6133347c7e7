import { t } from '@lingui/core/macro';
import { type Template, TemplateId } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { useChosenTemplate } from './chosen-template.ts';
import { TemplateCard } from './template-card.tsx';
import { ZoomDialog } from './zoom-dialog.tsx';

/** The gallery: five templates, each with the sample resume set in it. */
export default function TemplateSelection() {
  const { chosen, choose } = useChosenTemplate();
  const [zoomed, setZoomed] = useState<Template>();
  const navigate = useNavigate();
  const selected = templates.find(({ id }) => id === chosen);

  function go({ id, name }: Template) {
    choose(TemplateId.parse(id));
    void navigate(paths.guidedResumeCreation, { state: { templateId: id, templateName: name } });
  }

  return (
    <Page
      title={t`Choose Your Template`}
      intro={t`Every template shows the same sample resume, so you can compare the designs. You can switch at any time.`}
      back={<BackLink to={paths.resumeCreationOptions}>{t`Back to Options`}</BackLink>}
      actions={
        <Link to={paths.myTemplates} className={buttonStyle('secondary')}>
          {t`My templates`}
        </Link>
      }
    >
      <ul className="grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5 xl:gap-4">
        {templates.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            selected={template.id === chosen}
            onSelect={() => choose(TemplateId.parse(template.id))}
            onZoom={() => setZoomed(template)}
          />
        ))}
      </ul>
      <div className="sticky bottom-0 mt-10 flex justify-center border-t border-rule bg-ground/95 py-4">
        <Button size="large" disabled={!selected} onClick={() => selected && go(selected)}>
          {selected ? t`Continue with ${{ template: selected.name }}` : t`Select a Template to Continue`}
        </Button>
      </div>
      {zoomed && (
        <ZoomDialog
          template={zoomed}
          selected={zoomed.id === chosen}
          onSelect={() => choose(TemplateId.parse(zoomed.id))}
          onUse={() => go(zoomed)}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </Page>
  );
}
