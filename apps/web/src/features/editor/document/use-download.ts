import { type ExportFormat, fileEnding } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { fetchResumeFile, fetchXray } from '../../../api/resumes/files.ts';
import { saveBlob } from '../../../ui/save-blob.ts';

export type Download = ReturnType<typeof useDownload>;

type Wanted = { format: ExportFormat; anyway: boolean };

/**
 * Saves what is typed, then hands the file of it to the browser. A PDF or Word file in which a machine does not find every field again is
 * handed over only `anyway`; else `onLoss` is called.
 */
export function useDownload(id: string, name: string, flush: () => Promise<boolean>, onLoss: () => void) {
  const download = useMutation({
    mutationFn: async ({ format, anyway }: Wanted) => {
      if (!(await flush()))
        throw new Error('your last changes are not on the server yet. They are kept in this browser.');
      const [file, loses] = await Promise.all([fetchResumeFile(id, format), anyway ? false : losesFields(id, format)]);
      if (!loses) saveBlob(file, `${name}.${fileEnding(format)}`);
      return !loses;
    },
    onError: (error) => {
      const { title: reason, advice } = problemOf(error);
      toast.error(`The download failed: ${[reason, advice].filter(Boolean).join('. ')}`);
    },
    onSuccess: (saved, { format }) =>
      saved ? toast.success(`Your ${fileEnding(format).toUpperCase()} is downloaded`) : onLoss(),
  });
  const { isPending: running, variables, mutate } = download;
  const format = variables?.format;
  return useMemo(
    () => ({ running, format, start: (wanted: ExportFormat, anyway = false) => mutate({ format: wanted, anyway }) }),
    [running, format, mutate],
  );
}

/** A file that cannot be read back just now is none that loses something. */
async function losesFields(id: string, format: ExportFormat): Promise<boolean> {
  if (format !== 'pdf' && format !== 'docx') return false;
  const xray = await fetchXray(id, format).catch(() => undefined);
  return xray?.fields.some(({ ok }) => !ok) ?? false;
}
