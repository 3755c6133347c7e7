import { t } from '@lingui/core/macro';
import type { ResumeVersion } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { deleteVersion, restoreVersion, versionQuery, versionsQuery } from '../../../api/resumes/versions.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { VersionList } from '../../../ui/version-list.tsx';
import type { Editor } from '../document/use-editor.ts';
import { compareDrafts } from './compare-drafts.ts';
import { TextComparison } from './text-comparison.tsx';

type Props = { id: string; editor: Editor; onDone: () => void };

/** The named versions of a resume: compared with what is typed now, and brought back. */
export default function VersionsPanel({ id, editor, onDone }: Props) {
  const versions = useQuery(versionsQuery(id));
  return (
    <Panel title={t`Versions`}>
      {versions.isPending && <Spinner />}
      {versions.data?.length === 0 && (
        <p className="text-soft">{t`No versions yet. Select Save Draft to keep the current resume as a named version.`}</p>
      )}
      <VersionList
        versions={versions.data ?? []}
        title={(version) => version.name}
        time={(version) => formatDateTime(version.createdAt)}
        actions={(version) => (
          <>
            <RestoreButton id={id} version={version.id} editor={editor} onDone={onDone} />
            <DeleteButton id={id} version={version} />
          </>
        )}
        comparison={(version) => <Comparison id={id} version={version.id} editor={editor} />}
      />
    </Panel>
  );
}

type VersionProps = { id: string; version: string; editor: Editor };

function RestoreButton({ id, version, editor, onDone }: VersionProps & { onDone: () => void }) {
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: async () => {
      if (!(await editor.flush())) throw new Error(t`Your latest changes aren’t saved yet.`);
      return restoreVersion(id, version);
    },
    onSuccess: (record) => {
      editor.adopt(record);
      void queries.invalidateQueries({ queryKey: ['resume-versions', id] });
      toast.success(t`Version restored. Your previous text is kept as a version.`);
      onDone();
    },
    onError: (error) => toast.error(t`We couldn’t restore the version: ${{ reason: problemOf(error).title }}`),
  });
  return (
    <Button variant="secondary" size="small" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t`Restore`}
    </Button>
  );
}

/** Asks once more in place: a deleted version is gone. */
function DeleteButton({ id, version }: { id: string; version: ResumeVersion }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteVersion(id, version.id),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['resume-versions', id] }),
    onError: (error) => toast.error(t`We couldn’t delete the version: ${{ reason: problemOf(error).title }}`),
  });
  return (
    <Button
      variant={asked ? 'danger' : 'quiet'}
      size="small"
      busy={remove.isPending}
      aria-label={asked ? t`Delete ${{ name: version.name }} permanently` : t`Delete ${{ name: version.name }}`}
      onBlur={() => setAsked(false)}
      onClick={() => (asked ? remove.mutate() : setAsked(true))}
    >
      {asked ? t`Delete permanently?` : <Trash2 aria-hidden="true" className="size-4" />}
    </Button>
  );
}

function Comparison({ id, version, editor }: VersionProps) {
  const then = useQuery(versionQuery(id, version));
  if (!then.data) return <Spinner className="mt-3" />;
  const changes = compareDrafts(then.data.draft, editor.draft);
  if (changes.length === 0) return <p className="mt-3 text-soft">{t`No changes since this version.`}</p>;
  return (
    <dl className="mt-3 grid gap-4">
      {changes.map((change) => (
        <div key={change.place}>
          <dt className="mb-1 text-small font-medium text-faint">{change.place}</dt>
          <dd>
            <TextComparison before={change.before} after={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
