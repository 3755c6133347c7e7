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
  if (list.isPending) return <PageSpinner label="Loading your templates" />;
  const { templates = [], included = false } = list.data ?? {};
  const full = templates.length >= mostOwnTemplates;
  const actions = included && !full && (
    <>
      <Button onClick={() => setOpen('variant')}>
        <Plus aria-hidden="true" className="size-4.5" />
        New variant
      </Button>
      <Button variant="secondary" onClick={() => setOpen('upload')}>
        <FileCode aria-hidden="true" className="size-4.5" />
        Upload a template
      </Button>
    </>
  );
  return (
    <Page
      title="My templates"
      intro="A variant of one of ours, or a Typst file of your own. Choose them in the editor’s Design panel and for the files of a result."
      back={<BackLink to={paths.templateSelection}>Templates</BackLink>}
      actions={templates.length > 0 && actions}
    >
      {list.isError && <LoadFailed title={problemOf(list.error).title} onRetry={() => void list.refetch()} />}
      {list.isSuccess && !included && (
        <div className="mb-6">
          <Notice
            title={`Templates of your own come with ${planNames.PREMIUM}`}
            actions={
              <Link to={paths.pricing} className={buttonStyle('primary', 'small')}>
                Upgrade Plan
              </Link>
            }
          >
            {templates.length > 0
              ? 'What you made stays here. Until you upgrade, pages are set with the template that each is based on.'
              : 'Make a variant with your own accent, spacing and order of sections, or upload a template that you wrote.'}
          </Notice>
        </div>
      )}
      {full && <p className="mb-6 text-soft">You keep {mostOwnTemplates} templates: delete one to make room.</p>}
      {list.isSuccess && included && templates.length === 0 && (
        <EmptyState title="No template of your own yet" action={<div className="flex flex-wrap gap-3">{actions}</div>}>
          A variant takes a minute. A file of your own is set with a sample and read back first, so that you know what a
          machine gets from it.
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
