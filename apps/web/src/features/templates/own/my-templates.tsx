import { t } from '@lingui/core/macro';
import { mostOwnTemplates, planNames } from '@shortlist/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileCode, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { ownTemplatesQuery } from '../../../api/own-templates/calls.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageSpinner } from '../../../ui/spinner.tsx';
import { OwnTemplateCard } from './own-template-card.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { VariantDialog } from './variant-dialog.tsx';

/** Templates of the person's own: variants of ours, and files that they wrote. */
export default function MyTemplates() {
  const list = useQuery(ownTemplatesQuery);
  const queries = useQueryClient();
  const [open, setOpen] = useState<'variant' | 'upload'>();
  const refresh = () => void queries.invalidateQueries({ queryKey: ownTemplatesQuery.queryKey });
  if (list.isPending) return <PageSpinner label={t`Loading your templates`} />;
  const { templates = [], included = false } = list.data ?? {};
  const full = templates.length >= mostOwnTemplates;
  const actions = included && !full && (
    <>
      <Button onClick={() => setOpen('variant')}>
        <Plus aria-hidden="true" className="size-4.5" />
        {t`New variant`}
      </Button>
      <Button variant="secondary" onClick={() => setOpen('upload')}>
        <FileCode aria-hidden="true" className="size-4.5" />
        {t`Upload a template`}
      </Button>
    </>
  );
  return (
    <Page
      title={t`My templates`}
      intro={t`Make a variant of one of our templates or upload your own Typst file. Then choose it under Design in the editor or when you optimize a resume.`}
      back={<BackLink to={paths.templateSelection}>{t`Templates`}</BackLink>}
      actions={templates.length > 0 && actions}
    >
      {list.isError && <LoadFailed title={problemOf(list.error).title} onRetry={() => void list.refetch()} />}
      {list.isSuccess && !included && (
        <div className="mb-6">
          <Notice
            title={t`Your own templates are part of ${{ plan: planNames.PREMIUM }}`}
            actions={
              <Link to={paths.pricing} className={buttonStyle('primary', 'small')}>
                {t`Upgrade Plan`}
              </Link>
            }
          >
            {templates.length > 0
              ? t`We’ve kept your templates. Until you upgrade, your resumes use the built-in templates they’re based on.`
              : t`Make a variant with your own accent color, spacing, and section order, or upload your own template.`}
          </Notice>
        </div>
      )}
      {full && (
        <p className="mb-6 text-soft">{t`You’ve reached the limit of ${{ count: mostOwnTemplates }} templates. Delete one to make room.`}</p>
      )}
      {list.isSuccess && included && templates.length === 0 && (
        <EmptyState
          title={t`No templates of your own yet`}
          action={<div className="flex flex-wrap gap-3">{actions}</div>}
        >
          {t`A variant takes a minute. If you upload a file, we test it with a sample resume first and show you what software can read.`}
        </EmptyState>
      )}
      <ul className="grid gap-6 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {templates.map((template) => (
          <OwnTemplateCard key={template.id} template={template} included={included} onChanged={refresh} />
        ))}
      </ul>
      {open === 'variant' && <VariantDialog onMade={refresh} onClose={() => setOpen(undefined)} />}
      {open === 'upload' && <UploadDialog onMade={refresh} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}
