import { t } from '@lingui/core/macro';
import type { UploadReading } from '@shortlist/schema';
import { useState } from 'react';
import { type CallProblem, problemOf } from '../../../api/call-error.ts';
import { loadArea } from '../../../language/load-texts.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { tryReading } from './try-reading.ts';
import { TryResult } from './try-result.tsx';

type Attempt =
  | { state: 'idle' }
  | { state: 'reading'; file: File }
  | { state: 'read'; file: File; reading: UploadReading }
  | { state: 'failed'; file: File; problem: CallProblem };

/** Drop a resume right here and see what a machine reads, without an account. */
export function TryDrop() {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });

  async function pick(file: File | null) {
    if (!file) return setAttempt({ state: 'idle' });
    setAttempt({ state: 'reading', file });
    try {
      // What was found is said by the engine's texts. Where they cannot be had it stays in English.
      const [reading] = await Promise.all([tryReading(file), loadArea('engine').catch(() => {})]);
      setAttempt({ state: 'read', file, reading });
    } catch (error) {
      setAttempt({ state: 'failed', file, problem: problemOf(error) });
    }
  }

  return (
    <div className="grid gap-4">
      <FilePicker
        label={t`Try it with your own resume`}
        hint={t`PDF, Word, or text up to 10MB. Read instantly, never stored.`}
        accept=".pdf,.docx,.txt,.md,.json,application/pdf"
        file={attempt.state === 'idle' ? null : attempt.file}
        disabled={attempt.state === 'reading'}
        onPick={(file) => void pick(file)}
      />
      <div aria-live="polite">
        {attempt.state === 'reading' && (
          <p className="flex items-center gap-2 text-soft">
            <Spinner className="size-4 text-accent" /> {t`Reading your resume the way an ATS does`}
          </p>
        )}
        {attempt.state === 'failed' && (
          <Notice tone="warning" title={attempt.problem.title}>
            {attempt.problem.advice}
          </Notice>
        )}
        {attempt.state === 'read' && <TryResult reading={attempt.reading} />}
      </div>
    </div>
  );
}
