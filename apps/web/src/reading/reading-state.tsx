import { t } from '@lingui/core/macro';
import type { CallProblem } from '../api/call-error.ts';
import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';

/** Says that a file is being read, or why it could not be. */
export function ReadingState({ isPending, problem }: { isPending: boolean; problem: CallProblem | undefined }) {
  return (
    <>
      {isPending && (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> {t`Reading your file`}
        </p>
      )}
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {[problem.detail, problem.advice].filter(Boolean).join(' ')}
        </Notice>
      )}
    </>
  );
}
