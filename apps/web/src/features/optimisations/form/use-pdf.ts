import { useState } from 'react';
import { checkPdf } from './check-file.ts';

/** A picked PDF with what is wrong with it. `require` asks for one when the form is sent and answers it, or null. */
export function usePdf(missing: string) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();

  async function pick(picked: File | null) {
    const problem = picked ? await checkPdf(picked) : undefined;
    setError(problem);
    setFile(problem ? null : picked);
  }

  function require(): File | null {
    if (!file) setError(error ?? missing);
    return file;
  }

  return { file, error, pick, require };
}
