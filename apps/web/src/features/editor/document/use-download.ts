import { type Draft, type ExportFormat, fileEnding } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { fetchResumeFile, xrayQuery } from '../../../api/resumes/files.ts';
import { saveBlob } from '../../../ui/save-blob.ts';

export type Download = ReturnType<typeof useDownload>;

type Wanted = { format: ExportFormat; anyway: boolean };
type Typed = { id: string; name: string; draft: Draft; flush: () => Promise<boolean> };

/**
 * Saves what is typed, then hands the file of it to the browser. A PDF or Word file in which a machine does not find every field again is
 * handed over only `anyway`; else `onLoss` is called.
 */
export function useDownload({ id, name, draft, flush }: Typed, onLoss: () => void) {
  const queries = useQueryClient();
  // What it found is kept for the dialog that tells of it.
  const losesFields = async (format: ExportFormat) => {
    if (format !== 'pdf' && format !== 'docx') return false;
    // A file that cannot be read back just now is none that loses something.
    const xray = await queries.fetchQuery(xrayQuery(id, format, draft)).catch(() => undefined);
    return xray?.fields.some(({ ok }) => !ok) ?? false;
  };
  const download = useMutation({
    mutationFn: async ({ format, anyway }: Wanted) => {
      if (!(await flush()))
        throw new Error('your last changes are not on the server yet. They are kept in this browser.');
      const [file, loses] = await Promise.all([fetchResumeFile(id, format), anyway ? false : losesFields(format)]);
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
