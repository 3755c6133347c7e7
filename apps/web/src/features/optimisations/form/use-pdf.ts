import { useState } from 'react';
import { checkPdf, saysPdf } from './check-file.ts';

/** A picked PDF with what is wrong with it. */
export function usePdf(missing: string) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [otherFormat, setOtherFormat] = useState(false);

  async function pick(picked: File | null) {
    const problem = picked ? await checkPdf(picked) : undefined;
    setError(problem);
    setOtherFormat(picked !== null && !saysPdf(picked));
    setFile(problem ? null : picked);
  }

  /** Says that a file is missing, if it is; to be asked on every submission. */
  function check(): void {
    if (!file) setError(error ?? missing);
  }

  return {
    file,
    error,
    /** Whether what was picked last is a document of another format: a Word or text file. */
    otherFormat,
    pick,
    check,
  };
}
