import { t } from '@lingui/core/macro';
import { longestTemplate, type OwnTemplate, type OwnTemplateReport, TemplateId } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import {
  changeOwnTemplate,
  checkOwnTemplate,
  createOwnTemplate,
  fetchTemplateFile,
} from '../../../api/own-templates/calls.ts';
import { formatsTag } from '../../../language/formats-tag.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { SelectField, TextField } from '../../../ui/text-field.tsx';
import { CheckReport } from './check-report.tsx';

type Props = { replaces?: OwnTemplate; onMade: () => void; onClose: () => void };
type Checked = { file: File; source: string; report: OwnTemplateReport };

/** A template file of the person's own: set with the sample and read back as soon as it is chosen, kept when they say so. */
export function UploadDialog({ replaces, onMade, onClose }: Props) {
  const [name, setName] = useState('');
  const [base, setBase] = useState<TemplateId>('modern-professional');
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<string>();
  const limit = new Intl.NumberFormat(formatsTag()).format(longestTemplate);
  const check = useMutation({
    mutationFn: async (chosen: File): Promise<Checked> => {
      const source = await chosen.text();
      return { file: chosen, source, report: await checkOwnTemplate(source) };
    },
    onSuccess({ file: chosen, report }) {
      if (report.ok) setName((before) => before || chosen.name.replace(/\.typ$/i, '').slice(0, 80));
    },
    onError: (error) => setRefused(say(error)),
  });
  const keep = useMutation({
    mutationFn: ({ source }: Checked) =>
      replaces
        ? changeOwnTemplate(replaces.id, { source })
        : createOwnTemplate({ kind: 'file', name: name.trim(), base, source }),
    onSuccess() {
      onMade();
      onClose();
    },
    onError: (error) => toast.error(say(error)),
  });
  const start = useMutation({
    mutationFn: () => fetchTemplateFile({ base }),
    onSuccess: (started) => saveBlob(started, `${base}.typ`),
    onError: (error) => toast.error(say(error)),
  });

  function pick(chosen: File | null) {
    setFile(chosen);
    setRefused(undefined);
    check.reset();
    if (!chosen) return;
    if (chosen.size > longestTemplate * 4)
      setRefused(t`A template can have up to ${limit} characters. This file is longer.`);
    else check.mutate(chosen);
  }

  const checked = check.data?.file === file ? check.data : undefined;
  return (
    <Dialog
      open
      wide
      title={replaces ? t`Replace “${{ name: replaces.name }}”` : t`Upload a template`}
      onClose={onClose}
    >
      <div className="grid gap-5">
        {!replaces && (
          <SelectField
            label={t`Based on`}
            hint={t`Used for Word files, and for letters if your file doesn’t define one.`}
            aside={
              <button
                type="button"
                className="prose-link text-small"
                disabled={start.isPending}
                onClick={() => start.mutate()}
              >
                {t`Download this template’s file`}
              </button>
            }
            value={base}
            options={templates.map((template) => ({ value: template.id, label: template.name }))}
            onChange={(event) => setBase(TemplateId.parse(event.target.value))}
          />
        )}
        <FilePicker
          label={t`Template file`}
          hint={t`Typst (.typ), up to ${limit} characters. It can import only our shared parts.`}
          accept=".typ,text/plain"
          file={file}
          error={refused}
          onPick={pick}
        />
        {check.isPending && (
          <p role="status" className="flex items-center gap-3 text-soft">
            <Spinner /> {t`Testing it with the sample resume`}
          </p>
        )}
        {checked && <CheckReport report={checked.report} />}
        {checked?.report.ok && !replaces && (
          <TextField label={t`Name`} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            busy={keep.isPending}
            disabled={!checked?.report.ok || (!replaces && name.trim() === '')}
            onClick={() => checked && keep.mutate(checked)}
          >
            {replaces ? t`Replace the file` : t`Save this template`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function say(error: unknown): string {
  const { title, advice } = problemOf(error);
  return [title, advice].filter(Boolean).join('. ');
}
