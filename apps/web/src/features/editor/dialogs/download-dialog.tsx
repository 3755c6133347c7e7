import type { Draft, ExportFormat, Xray } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { problemOf } from '../../../api/call-error.ts';
import { fetchXray } from '../../../api/resumes/files.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Download } from '../document/use-download.ts';
import { placeWords } from './place-words.ts';

const formats: { format: ExportFormat; name: string; about: string }[] = [
  { format: 'pdf', name: 'PDF', about: 'To send and to print; tagged, so that machines and screen readers read it' },
  { format: 'docx', name: 'Word', about: 'Where an employer asks for a DOCX' },
  { format: 'txt', name: 'Text', about: 'To paste into an application form' },
  { format: 'md', name: 'Markdown', about: 'For notes and profile pages' },
  { format: 'html', name: 'HTML', about: 'A page of your own site' },
  { format: 'json', name: 'JSON Resume', about: 'Your data, for any other tool' },
];

type Props = { id: string; draft: Draft; download: Download; flush: () => Promise<boolean>; onClose: () => void };

/** Every format, and what a machine reads in the PDF. */
export function DownloadDialog({ id, draft, download, flush, onClose }: Props) {
  const xray = useQuery({
    queryKey: ['resume-xray', id, draft],
    queryFn: async ({ signal }) => {
      await flush();
      return fetchXray(id, 'pdf', signal);
    },
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog open title="Download" onClose={onClose}>
      <ul className="divide-y divide-rule border-y border-rule">
        {formats.map(({ format, name, about }) => (
          <li key={format} className="flex items-center gap-4 py-3">
            <span className="min-w-0 grow">
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-faint">{about}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Download ${name}`}
              busy={download.running && download.format === format}
              onClick={() => download.start(format)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-2 font-semibold">What a machine reads in your PDF</h3>
      {xray.isPending && (
        <p className="flex items-center gap-2 text-soft">
          <Spinner /> Reading the finished file back
        </p>
      )}
      {xray.isError && <Notice tone="bad" title={problemOf(xray.error).title} />}
      {xray.data && <XrayResult xray={xray.data} />}
    </Dialog>
  );
}

function XrayResult({ xray }: { xray: Xray }) {
  const lost = xray.fields.filter((field) => !field.ok);
  if (xray.fields.length === 0)
    return <Notice title="Nothing to read yet">{xray.note ?? 'Fill in your name and your first job.'}</Notice>;
  if (lost.length === 0)
    return <Notice tone="good" title={`All ${xray.fields.length} fields come out as they went in`} />;
  return (
    <Notice tone="warning" title={`${lost.length} of ${xray.fields.length} fields come out differently`}>
      <ul className="grid gap-2">
        {lost.map((field) => (
          <li key={field.pointer}>
            <span className="font-medium text-ink">{placeWords(field.pointer)}</span>: <q>{field.expected}</q> reads as{' '}
            {field.recovered ? <q>{field.recovered}</q> : 'nothing'}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
