import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  freeTrialDays,
  type Optimization,
  type OptimizationFile,
  ownDocumentFile,
  planNames,
  sourcesFile,
  tellSources,
} from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { formatsTag } from '../../../language/formats-tag.ts';
import { formatBytes } from '../../../ui/format.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { downloadFile } from '../calls/download-file.ts';
import { downloadName } from '../words/download-name.ts';
import { fileRank, fileWords, formatWord } from '../words/file-words.ts';
import { isUnchanged } from '../words/is-unchanged.ts';
import { saySources } from '../words/say-sources.ts';

/** What an application is sent with: the resume and the letter. */
export function MainDownloads({ optimization }: { optimization: Optimization }) {
  return (
    <ul className="grid border-t border-rule" data-no-print>
      {optimization.files
        .filter((file) => file.included && isMainFile(file.name, optimization))
        .sort((a, b) => fileRank(a.name) - fileRank(b.name))
        .map((file) => (
          <li key={file.name} className="border-b border-rule">
            <DownloadLine optimization={optimization} file={file} />
          </li>
        ))}
    </ul>
  );
}

/** The files of a result that the plan exports, one press each, and which plan exports the others. `rest`: without the main ones. */
export function Downloads({ optimization, rest = false }: { optimization: Optimization; rest?: boolean }) {
  const sorted = optimization.files
    .filter(({ name }) => !rest || !isMainFile(name, optimization))
    .sort((a, b) => fileRank(a.name) - fileRank(b.name));
  const others = sorted.filter(({ included }) => !included);
  return (
    <div data-no-print>
      <ul className="grid border-t border-rule">
        {sorted
          .filter(({ included }) => included)
          .map((file) => (
            <li key={file.name} className="border-b border-rule">
              <DownloadLine optimization={optimization} file={file} />
            </li>
          ))}
        <SourcesLine optimization={optimization} />
      </ul>
      {others.length > 0 && <OtherFormats files={others} />}
    </div>
  );
}

function isMainFile(name: string, optimization: Optimization): boolean {
  if (name === ownDocumentFile || name === 'resume.pdf' || name === 'letter.pdf') return true;
  return name === 'resume.docx' && isUnchanged(optimization);
}

/** Sources, as a text to keep. Made here: it says only what this page has. */
function SourcesLine({ optimization }: { optimization: Optimization }) {
  const { result } = optimization;
  if (!result || result.kind === 'external') return null;
  const save = () =>
    saveBlob(
      new Blob([tellSources(result, optimization.accepted, saySources(result.kind))], {
        type: 'text/plain;charset=utf-8',
      }),
      downloadName(optimization, sourcesFile),
    );
  return (
    <li className="border-b border-rule">
      <FileLine
        name={sourcesFile}
        title={t`Sources`}
        about={t`Text file: where each sentence comes from`}
        onPress={save}
      />
    </li>
  );
}

function OtherFormats({ files }: { files: OptimizationFile[] }) {
  const names = [...new Set(files.map(({ name }) => formatWord(name)))];
  const formats = new Intl.ListFormat(formatsTag(), { type: 'conjunction' }).format(names);
  const plan = planNames.FAMOUS;
  return (
    <p className="mt-4 text-small text-soft">
      <Trans>
        Your plan includes PDF downloads.{' '}
        <Link to={localAddress(paths.pricing)} className="prose-link">
          Upgrade to {plan}
        </Link>{' '}
        to download {formats} files too, including for this result. Free for {freeTrialDays} days, no card required.
      </Trans>
    </p>
  );
}

function DownloadLine({ optimization, file }: { optimization: Optimization; file: OptimizationFile }) {
  const { title, about } = fileWords(file.name, isUnchanged(optimization));
  const download = useMutation({
    mutationFn: () => downloadFile(optimization.id, file.name, downloadName(optimization, file.name)),
    onError: (error) => toast.error(t`The download failed: ${{ title: problemOf(error).title }}`),
  });
  return (
    <FileLine
      name={file.name}
      title={title}
      about={about}
      size={formatBytes(file.bytes)}
      busy={download.isPending}
      onPress={() => download.mutate()}
    />
  );
}

type FileLineProps = {
  name: string;
  title: string;
  about: string;
  size?: string;
  busy?: boolean;
  onPress: () => void;
};

function FileLine({ name, title, about, size, busy = false, onPress }: FileLineProps) {
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onPress}
      className="flex min-h-16 w-full items-center gap-4 rounded-sm py-3 pe-2 text-start hover:bg-sunken"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
        {busy ? <Spinner /> : <Download aria-hidden="true" className="size-4.5" />}
      </span>
      <span className="min-w-0 grow">
        <span className="sr-only">{t`Download ${name}:`} </span>
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-faint">{about}</span>
      </span>
      {size && <span className="tabular shrink-0 text-small text-faint">{size}</span>}
    </button>
  );
}
