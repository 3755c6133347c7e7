import {
  type Draft,
  draftResume,
  type ExportFormat,
  includesFormat,
  isMissing,
  planNames,
  type Resume,
  type Xray,
} from '@shortlist/schema';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { accountQuery } from '../../../account/get-account.ts';
import { problemOf } from '../../../api/call-error.ts';
import { fetchXray, xrayQuery } from '../../../api/resumes/files.ts';
import { paths } from '../../../app/paths.ts';
import { FieldsReadDifferently } from '../../../results/fields-read-differently.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Download } from '../document/use-download.ts';

const formats: { format: ExportFormat; name: string; about: string }[] = [
  { format: 'pdf', name: 'PDF', about: 'To send and to print; tagged, so that machines and screen readers read it' },
  { format: 'pdfa', name: 'PDF/A', about: 'For archives, and for portals that ask for it' },
  { format: 'docx', name: 'Word', about: 'Where an employer asks for a DOCX' },
  { format: 'txt', name: 'Text', about: 'To paste into an application form' },
  { format: 'md', name: 'Markdown', about: 'For notes and profile pages' },
  { format: 'html', name: 'HTML', about: 'A page of your own site' },
  { format: 'json', name: 'JSON Resume', about: 'Your data, for any other tool' },
];

type Props = { id: string; draft: Draft; download: Download; flush: () => Promise<boolean>; onClose: () => void };

/** Every format, and what a machine reads in the files. One that lacks words of the resume says which. */
export function DownloadDialog({ id, draft, download, flush, onClose }: Props) {
  const account = useQuery(accountQuery);
  const readBacks = { pdf: useReadBack('pdf', { id, draft, flush }), docx: useReadBack('docx', { id, draft, flush }) };
  const plan = account.data?.subscription.subscriptionType ?? 'PREMIUM';
  // A template of the person's own promises no standard.
  const offered = draft.design.ownTemplate ? formats.filter(({ format }) => format !== 'pdfa') : formats;
  return (
    <Dialog open title="Download" onClose={onClose}>
      <ul className="divide-y divide-rule border-y border-rule">
        {offered.map(({ format, name, about }) => {
          return (
            <li key={format} className="flex items-center gap-4 py-3">
              <span className="min-w-0 grow">
                <span className="block font-medium">{name}</span>
                <span className="block text-small text-faint">{about}</span>
              </span>
              {includesFormat(plan, format) ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Download ${name}`}
                  busy={download.running && download.format === format}
                  onClick={() => download.start(format)}
                >
                  Download
                </Button>
              ) : (
                <Link to={paths.pricing} className="prose-link shrink-0 text-small">
                  With {planNames.FAMOUS}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <h3 className="mt-6 font-semibold">What a machine reads in your files</h3>
      <p className="mb-3 text-small text-faint">
        Each file is made, read back by our reader, and compared with what you typed, field by field.
      </p>
      <div className="grid gap-3">
        <ReadBackResult name="PDF" xray={readBacks.pdf} draft={draft} />
        <ReadBackResult name="Word" xray={readBacks.docx} draft={draft} />
      </div>
    </Dialog>
  );
}

type ReadBack = UseQueryResult<Xray>;

function useReadBack(format: 'pdf' | 'docx', { id, draft, flush }: Pick<Props, 'id' | 'draft' | 'flush'>): ReadBack {
  const query = xrayQuery(id, format, draft);
  return useQuery({
    ...query,
    queryFn: async (context) => {
      await flush();
      return fetchXray(id, format, context.signal);
    },
  });
}

function ReadBackResult({ name, xray, draft }: { name: string; xray: ReadBack; draft: Draft }) {
  return (
    <section aria-label={`${name}, read back`}>
      {xray.isPending && (
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner /> {name}: reading the finished file back
        </p>
      )}
      {xray.isError && <Notice tone="bad" title={`${name}: ${problemOf(xray.error).title}`} />}
      {xray.data && <XrayResult xray={xray.data} name={name} resume={draftResume(draft)} />}
    </section>
  );
}

function XrayResult({ xray, name, resume }: { xray: Xray; name: string; resume: Resume }) {
  const lost = xray.fields.filter((field) => !field.ok);
  if (xray.fields.length === 0)
    return (
      <Notice title={`${name}: nothing to read yet`}>{xray.note ?? 'Fill in your name and your first job.'}</Notice>
    );
  if (lost.length === 0)
    return (
      <Notice tone="good" title={`${name}: all ${xray.fields.length} fields come out as they went in`}>
        {xray.note}
      </Notice>
    );
  const missing = lost.filter(isMissing);
  const count = `${missing.length || lost.length} of ${xray.fields.length} fields`;
  return (
    <Notice
      {...(missing.length > 0 ? { tone: 'warning' } : {})}
      title={
        missing.length > 0
          ? `${name}: ${count} come out differently`
          : `${name}: every word is in the file; our reader sorts ${count} differently`
      }
    >
      {xray.note && <p className="mb-2">{xray.note}</p>}
      <FieldsReadDifferently fields={missing.length > 0 ? missing : lost} resume={resume} />
    </Notice>
  );
}
