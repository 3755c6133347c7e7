import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../api/call-error.ts';
import { readUpload } from '../api/resumes/files.ts';

/** A picked file and what is read in it: picking another, or none, begins anew. */
export function useReading() {
  const [file, setFile] = useState<File | null>(null);
  const { mutate, reset, data, error, isPending } = useMutation({ mutationFn: readUpload });

  function pick(picked: File | null) {
    setFile(picked);
    reset();
    if (picked) mutate(picked);
  }

  return { file, pick, data, isPending, problem: error ? problemOf(error) : undefined };
}
