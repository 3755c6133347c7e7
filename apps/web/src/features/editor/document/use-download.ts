import { t } from '@lingui/core/macro';
import { type Draft, type ExportFormat, fileEnding, isMissing } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { fetchResumeFile, xrayQuery } from '../../../api/resumes/files.ts';
import { saveBlob } from '../../../ui/save-blob.ts';

export type Download = ReturnType<typeof useDownload>;

type Typed = { id: string; name: string; draft: Draft; flush: () => Promise<boolean> };

/** Saves what is typed, then hands its file to the browser. `onLoss` is called after a PDF or Word file that lacks words of the resume. */
export function useDownload({ id, name, draft, flush }: Typed, onLoss: () => void) {
  const queries = useQueryClient();
  // What it found is kept for the dialog that lists it.
  const losesFields = async (format: ExportFormat) => {
    if (format !== 'pdf' && format !== 'docx') return false;
    // A file that cannot be read back just now is none that loses something.
    const xray = await queries.fetchQuery(xrayQuery(id, format, draft)).catch(() => undefined);
    return xray?.fields.some(isMissing) ?? false;
  };
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (!(await flush())) throw new Error(t`Your latest changes aren’t saved yet. They’re kept in this browser.`);
      saveBlob(await fetchResumeFile(id, format), `${name}.${fileEnding(format)}`);
    },
    onError: (error) => {
      const { title: reason, advice } = problemOf(error);
      toast.error(t`The download failed: ${{ reason: [reason, advice].filter(Boolean).join('. ') }}`);
    },
    onSuccess: (_, format) => {
      toast.success(t`${{ format: fileEnding(format).replace(/.*\./, '').toUpperCase() }} downloaded`);
      void losesFields(format).then((loses) => loses && onLoss());
    },
  });
  const { isPending: running, variables, mutate } = download;
  return useMemo(() => ({ running, format: variables, start: mutate }), [running, variables, mutate]);
}
