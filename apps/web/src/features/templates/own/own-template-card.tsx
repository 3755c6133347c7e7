import { t } from '@lingui/core/macro';
import type { OwnTemplate } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import {
  changeOwnTemplate,
  deleteOwnTemplate,
  fetchTemplateFile,
  ownPageQuery,
} from '../../../api/own-templates/calls.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PagePicture } from '../../../ui/page-picture.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useSeen } from '../../../ui/use-seen.ts';
import { UploadDialog } from './upload-dialog.tsx';

type Props = { template: OwnTemplate; included: boolean; onChanged: () => void };

/** A template of one's own: the sample's page in it, what it rests on, and what can be done with it. */
export function OwnTemplateCard({ template, included, onChanged }: Props) {
  const { id, name, kind, base } = template;
  const [open, setOpen] = useState<'rename' | 'delete' | 'replace'>();
  const close = () => setOpen(undefined);
  const [ref, seen] = useSeen<HTMLDivElement>();
  const page = useQuery({ ...ownPageQuery(template), enabled: seen });
  const fail = (error: unknown) => toast.error(problemOf(error).title);
  const remove = useMutation({ mutationFn: () => deleteOwnTemplate(id), onSuccess: onChanged, onError: fail });
  const download = useMutation({
    mutationFn: () => fetchTemplateFile({ id }),
    onSuccess: (file) => saveBlob(file, `${name}.typ`),
    onError: fail,
  });
  const baseName = templates.find((one) => one.id === base)?.name ?? base;
  return (
    <li className="flex flex-col rounded-lg border border-rule bg-surface">
      <div ref={ref} className="rounded-t-lg bg-sunken p-6">
        <PagePicture page={page.data} alt={t`Sample resume in ${name}`} />
      </div>
      <div className="grid gap-3 p-4">
        <div className="min-w-0">
          <h2 className="truncate font-semibold">{name}</h2>
          <p className="text-small text-faint">
            {kind === 'variant' ? t`Variant of ${baseName}` : t`Your file. Word files use ${baseName}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-4 gap-y-2 text-small">
          <button type="button" className="prose-link" onClick={() => setOpen('rename')}>
            {t`Rename`}
          </button>
          {kind === 'file' && included && (
            <button type="button" className="prose-link" onClick={() => setOpen('replace')}>
              {t`Replace`}
            </button>
          )}
          {kind === 'file' && (
            <button type="button" className="prose-link" onClick={() => download.mutate()}>
              {t`Download`}
            </button>
          )}
          <button type="button" className="prose-link" aria-label={t`Delete ${name}`} onClick={() => setOpen('delete')}>
            {t`Delete`}
          </button>
        </div>
      </div>
      {open === 'rename' && <RenameDialog template={template} onChanged={onChanged} onClose={close} />}
      {open === 'replace' && <UploadDialog replaces={template} onMade={onChanged} onClose={close} />}
      <ConfirmDialog
        open={open === 'delete'}
        title={t`Delete “${name}”?`}
        action={t`Delete template`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t`Resumes and results that use it will switch to ${baseName}. Their text doesn’t change.`}
      </ConfirmDialog>
    </li>
  );
}

function RenameDialog({
  template,
  onChanged,
  onClose,
}: { template: OwnTemplate } & Record<'onChanged' | 'onClose', () => void>) {
  const [name, setName] = useState(template.name);
  const rename = useMutation({
    mutationFn: () => changeOwnTemplate(template.id, { name }),
    onSuccess() {
      onChanged();
      onClose();
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  return (
    <Dialog open title={t`Rename template`} onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) rename.mutate();
        }}
      >
        <TextField label={t`Name`} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={rename.isPending} disabled={name.trim() === ''}>
            {t`Rename`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
