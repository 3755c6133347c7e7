import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../api/call-error.ts';
import { forgetCorrection, readUpload } from '../api/resumes/files.ts';

/** A picked file and what is read in it: picking another, or none, begins anew. */
export function useReading() {
  const [file, setFile] = useState<File | null>(null);
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: read });

  function pick(picked: File | null) {
    setFile(picked);
    reset();
    if (picked) mutate({ file: picked });
  }

  /** Forgets what was corrected in the file, and reads it once more. */
  function readAnew() {
    if (file && data) mutate({ file, forget: data.digest });
  }

  /** Reads the file once more: its corrections have changed. */
  function readAgain() {
    if (file) mutate({ file });
  }

  return { file, pick, readAnew, readAgain, data, isPending, problem: error ? problemOf(error) : undefined };
}

async function read({ file, forget }: { file: File; forget?: string }) {
  if (forget) await forgetCorrection(forget);
  return readUpload(file);
}
