import { useRef, useState } from 'react';
import { checkPdf } from './check-file.ts';

/** A picked PDF with what is wrong with it. */
export function usePdf(missing: string) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);

  async function pick(picked: File | null) {
    const problem = picked ? await checkPdf(picked) : undefined;
    setError(problem);
    setFile(problem ? null : picked);
  }

  /** Says that a file is missing, if it is; to be asked on every submission. */
  function check(): void {
    if (!file) setError(error ?? missing);
  }

  /** The file, or null after giving the picker the focus. */
  function take(): File | null {
    if (!file) inputRef.current?.focus();
    return file;
  }

  return { file, error, inputRef, pick, check, take };
}
