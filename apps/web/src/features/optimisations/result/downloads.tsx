import type { OptimizationFile } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { formatBytes } from '../../../ui/format.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { downloadFile } from '../calls/download-file.ts';
import { fileRank, fileWords } from '../words/file-words.ts';

/** Every file of a result, one press each. */
export function Downloads({ id, files }: { id: string; files: OptimizationFile[] }) {
  return (
    <ul className="grid border-t border-rule">
      {[...files]
        .sort((a, b) => fileRank(a.name) - fileRank(b.name))
        .map((file) => (
          <li key={file.name} className="border-b border-rule">
            <DownloadLine id={id} file={file} />
          </li>
        ))}
    </ul>
  );
}

function DownloadLine({ id, file }: { id: string; file: OptimizationFile }) {
  const { title, about } = fileWords(file.name);
  const download = useMutation({
    mutationFn: () => downloadFile(id, file.name),
    onError: (error) => toast.error(`The download failed: ${problemOf(error).title}`),
  });
  return (
    <button
      type="button"
      disabled={download.isPending}
      onClick={() => download.mutate()}
      className="flex min-h-16 w-full items-center gap-4 rounded-sm py-3 pr-2 text-left hover:bg-sunken"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
        {download.isPending ? <Spinner /> : <Download aria-hidden="true" className="size-4.5" />}
      </span>
      <span className="min-w-0 grow">
        <span className="sr-only">Download {file.name}: </span>
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-faint">{about}</span>
      </span>
      <span className="tabular shrink-0 text-small text-faint">{formatBytes(file.bytes)}</span>
    </button>
  );
}
