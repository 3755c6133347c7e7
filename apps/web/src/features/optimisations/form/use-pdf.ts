import { useState } from 'react';
import { listConcerns } from '../../../reading/count-reading.ts';
import { useReading } from '../../../reading/use-reading.ts';
import { checkPdf, saysPdf } from './check-file.ts';

function concerns(reading: Parameters<typeof listConcerns>[0]): number {
  const { unplaced, unsure, doubtful } = listConcerns(reading);
  return unplaced + unsure + (doubtful ? 1 : 0);
}

/** A picked PDF with what is wrong with it. It is read at once: that nothing can be read in it is told before it is sent. */
export function usePdf(missing: string) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [otherFormat, setOtherFormat] = useState(false);
  const [reviewed, setReviewed] = useState(false);
  const reading = useReading();
  // Another failure than of the file itself is no word against it: sending decides.
  const refused = reading.problem?.status === 422 ? reading.problem : undefined;
  const unreadable = refused && [refused.title, refused.advice].filter(Boolean).join(' ');

  async function pick(picked: File | null) {
    const problem = picked ? await checkPdf(picked) : undefined;
    setError(problem);
    setOtherFormat(picked !== null && !saysPdf(picked));
    setFile(problem ? null : picked);
    setReviewed(false);
    reading.pick(problem ? null : picked);
  }

  /** Says that a file is missing, if it is; to be asked on every submission. */
  function check(): void {
    if (!file) setError(error ?? missing);
  }

  const found = unreadable ? undefined : reading.data;

  return {
    /** What can be sent; nothing where it proved unreadable. */
    file: unreadable ? null : file,
    /** What was picked, for the person to see and to take away. */
    picked: file,
    error: unreadable ?? error,
    /** Whether what was picked last is a document of another format: a Word or text file. */
    otherFormat,
    reading: { isPending: reading.isPending, data: found },
    /** Whether the person was shown what was read, or wants to go on without. */
    reviewed,
    setReviewed,
    /** Whether something was read that a recruiter would miss or misread, and the person has not looked at it. */
    wantsReview: !reviewed && found !== undefined && concerns(found) > 0,
    readAgain: reading.readAgain,
    pick,
    check,
  };
}
