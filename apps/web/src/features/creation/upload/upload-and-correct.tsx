import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemOf } from '../../../api/call-error.ts';
import { readUpload } from '../../../api/resumes/files.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CorrectReading } from './correct-reading.tsx';

const words = {
  resume: {
    label: 'Your resume',
    accept: 'application/pdf,.pdf,.docx,.json,.txt,.md',
    hint: 'PDF, Word, JSON Resume or text, up to 10 MB',
    more: 'The file is read and not kept. No trial is used.',
  },
  linkedin: {
    label: 'Your LinkedIn profile',
    accept: 'application/pdf,.pdf,.zip',
    hint: 'The PDF of your profile, or the ZIP of your data, up to 10 MB',
    more: 'On your LinkedIn profile choose More, then Save to PDF. Or ask for a copy of your data in the settings; it comes as a ZIP.',
  },
};

/** A file, what was read in it, and the way on to the editor. */
export function UploadAndCorrect({ uploadType }: { uploadType: 'resume' | 'linkedin' }) {
  const [file, setFile] = useState<File | null>(null);
  const reading = useMutation({ mutationFn: readUpload });
  const { label, accept, hint, more } = words[uploadType];

  function pick(picked: File | null) {
    setFile(picked);
    reading.reset();
    if (picked) reading.mutate(picked);
  }

  if (reading.data && file) return <CorrectReading reading={reading.data} file={file} onAgain={() => pick(null)} />;
  const problem = reading.error ? problemOf(reading.error) : undefined;
  return (
    <div className="grid max-w-[46rem] gap-5">
      <FilePicker label={label} hint={hint} accept={accept} file={file} disabled={reading.isPending} onPick={pick} />
      <p className="text-soft">{more}</p>
      {reading.isPending && (
        <p role="status" className="flex items-center gap-2">
          <Spinner /> Reading your file
        </p>
      )}
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {[problem.detail, problem.advice].filter(Boolean).join(' ')}
        </Notice>
      )}
    </div>
  );
}
