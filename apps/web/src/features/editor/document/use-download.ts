import type { ExportFormat } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { fetchResumeFile } from '../../../api/resumes/files.ts';
import { saveBlob } from '../../../ui/save-blob.ts';

export type Download = ReturnType<typeof useDownload>;

/** Saves what is typed, then hands the file of it to the browser. */
export function useDownload(id: string, name: string, flush: () => Promise<boolean>) {
  const download = useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (!(await flush()))
        throw new Error('your last changes are not on the server yet. They are kept in this browser.');
      saveBlob(await fetchResumeFile(id, format), `${name}.${format}`);
    },
    onError: (error) => {
      const { title: reason, advice } = problemOf(error);
      toast.error(`The download failed: ${[reason, advice].filter(Boolean).join('. ')}`);
    },
    onSuccess: (_, format) => toast.success(`Your ${format.toUpperCase()} is downloaded`),
  });
  const { isPending: running, variables: format, mutate } = download;
  return useMemo(
    () => ({ running, format, start: (wanted: ExportFormat) => mutate(wanted) }),
    [running, format, mutate],
  );
}
