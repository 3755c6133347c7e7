import { useState } from 'react';
import { checkPdf } from './check-file.ts';

/** A picked PDF with what is wrong with it. */
export function usePdf(missing: string) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();

  async function pick(picked: File | null) {
    const problem = picked ? await checkPdf(picked) : undefined;
    setError(problem);
    setFile(problem ? null : picked);
  }

  /** Says that a file is missing, if it is; to be asked on every submission. */
  function check(): void {
    if (!file) setError(error ?? missing);
  }

  return { file, error, pick, check };
}
