import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
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
import { i18n } from '#i18n';
import { accountQuery } from '../../../account/get-account.ts';
import { problemOf } from '../../../api/call-error.ts';
import { fetchXray, xrayQuery } from '../../../api/resumes/files.ts';
import { paths } from '../../../app/paths.ts';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { FieldsReadDifferently } from '../../../results/fields-read-differently.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Download } from '../document/use-download.ts';

const formats: { format: ExportFormat; name: MessageDescriptor; about: MessageDescriptor }[] = [
  { format: 'pdf', name: msg`PDF`, about: msg`To send and print. Tagged, so software and screen readers can read it` },
  { format: 'pdfa', name: msg`PDF/A`, about: msg`For archives, and for portals that ask for it` },
  { format: 'docx', name: msg`Word`, about: msg`For employers who ask for a DOCX` },
  { format: 'txt', name: msg`Text`, about: msg`To paste into application forms` },
  { format: 'md', name: msg`Markdown`, about: msg`For notes and profile pages` },
  { format: 'html', name: msg`HTML`, about: msg`For your own website` },
  { format: 'json', name: msg`JSON Resume`, about: msg`Your data, for use in other tools` },
  { format: 'reactive-resume', name: msg`Reactive Resume`, about: msg`A JSON file to import in Reactive Resume 5` },
  { format: 'rendercv', name: msg`RenderCV`, about: msg`A YAML file for RenderCV` },
  { format: 'europass', name: msg`Europass`, about: msg`An XML file to import in the Europass editor` },
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
    <Dialog open title={t`Download`} onClose={onClose}>
      <ul className="divide-y divide-rule border-y border-rule">
        {offered.map(({ format, name: words, about }) => {
          const name = i18n._(words);
          return (
            <li key={format} className="flex items-center gap-4 py-3">
              <span className="min-w-0 grow">
                <span className="block font-medium">{name}</span>
                <span className="block text-small text-faint">{i18n._(about)}</span>
              </span>
              {includesFormat(plan, format) ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={t`Download ${name}`}
                  busy={download.running && download.format === format}
                  onClick={() => download.start(format)}
                >
                  {t`Download`}
                </Button>
              ) : (
                <Link to={paths.pricing} className="prose-link shrink-0 text-small">
                  {t`With ${{ plan: planNames.FAMOUS }}`}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <h3 className="mt-6 font-semibold">{t`What software reads in your files`}</h3>
      <p className="mb-3 text-small text-faint">
        {t`We read each finished file the way software does and compare it with your entries, field by field.`}
      </p>
      <div className="grid gap-3">
        <ReadBackResult name={t`PDF`} xray={readBacks.pdf} draft={draft} />
        <ReadBackResult name={t`Word`} xray={readBacks.docx} draft={draft} />
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
    <section aria-label={t`${name}: what software reads`}>
      {xray.isPending && (
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner /> {t`${name}: checking the finished file`}
        </p>
      )}
      {xray.isError && <Notice tone="bad" title={t`${name}: ${{ problem: problemOf(xray.error).title }}`} />}
      {xray.data && <XrayResult xray={xray.data} name={name} resume={draftResume(draft)} />}
    </section>
  );
}

function XrayResult({ xray, name, resume }: { xray: Xray; name: string; resume: Resume }) {
  const all = xray.fields.length;
  const note = xray.note && <p lang={serverLanguage(xray.note)}>{sayServerText(xray.note)}</p>;
  const lost = xray.fields.filter((field) => !field.ok);
  if (xray.fields.length === 0)
    return <Notice title={t`${name}: nothing to read yet`}>{note ?? t`Fill in your name and your first job.`}</Notice>;
  if (lost.length === 0)
    return (
      <Notice tone="good" title={t`${name}: all ${all} fields are read correctly`}>
        {note}
      </Notice>
    );
  const missing = lost.filter(isMissing);
  const count = missing.length || lost.length;
  return (
    <Notice
      {...(missing.length > 0 ? { tone: 'warning' } : {})}
      title={
        missing.length > 0
          ? t`${name}: ${count} of ${all} fields are read differently`
          : t`${name}: every word is in the file, but software puts ${count} of ${all} fields in the wrong place`
      }
    >
      {note && <div className="mb-2">{note}</div>}
      <FieldsReadDifferently fields={missing.length > 0 ? missing : lost} resume={resume} />
    </Notice>
  );
}
