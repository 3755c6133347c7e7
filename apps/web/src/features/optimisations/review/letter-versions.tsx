import { t } from '@lingui/core/macro';
import type { Letter, LetterVersion } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { VersionList } from '../../../ui/version-list.tsx';
import { letterVersionsQuery, restoreLetter } from '../calls/letter-versions.ts';
import { TextChange } from '../result/text-change.tsx';
import { compareLetters } from '../words/compare-letters.ts';
import { describeVersion } from '../words/describe-version.ts';
import { useReview } from './use-review.ts';

type Props = { id: string; letter: Letter; onClose: () => void };

/** The letters that stood here before: compared with the present one, and brought back. */
export function LetterVersions({ id, letter, onClose }: Props) {
  const versions = useQuery({ ...letterVersionsQuery(id), staleTime: 0 });
  return (
    <Dialog open wide title={t`Versions of the letter`} onClose={onClose}>
      {versions.isPending && <Spinner />}
      {versions.isError && <p className="text-missing">{problemOf(versions.error).title}</p>}
      {versions.data?.length === 0 && (
        <p className="text-soft">
          {t`No earlier versions. Each time the letter changes, we keep the previous one here.`}
        </p>
      )}
      <VersionList
        versions={versions.data ?? []}
        title={(version) => describeVersion(version.letter, letter)}
        time={(version) => t`Replaced ${{ createdAt: formatDateTime(version.createdAt) }}`}
        actions={(version) => <Restore id={id} version={version} onDone={onClose} />}
        comparison={(version) => <Comparison then={version.letter} now={letter} />}
      />
    </Dialog>
  );
}

function Restore({ id, version, onDone }: { id: string; version: LetterVersion; onDone: () => void }) {
  const review = useReview(id);
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => restoreLetter(id, version.id),
    onSuccess(result) {
      review.replace(result);
      void queries.invalidateQueries({ queryKey: letterVersionsQuery(id).queryKey });
      toast.success(t`Letter restored. The previous one is kept as a version.`);
      onDone();
    },
    onError: (error) => toast.error(t`We couldn’t restore the letter: ${{ title: problemOf(error).title }}`),
  });
  return (
    <Button variant="secondary" size="small" busy={restore.isPending} onClick={() => restore.mutate()}>
      {t`Restore`}
    </Button>
  );
}

function Comparison({ then, now }: { then: Letter; now: Letter }) {
  const differences = compareLetters(then, now);
  if (differences.length === 0) return <p className="mt-3 text-soft">{t`Identical to the current letter.`}</p>;
  return (
    <dl className="mt-3 grid gap-4">
      {differences.map(({ place, before, after }) => (
        <div key={place}>
          <dt className="mb-1 text-small font-medium text-faint">{t`${place}: changes`}</dt>
          <dd dir="auto" className="whitespace-pre-wrap">
            <TextChange before={before} after={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
