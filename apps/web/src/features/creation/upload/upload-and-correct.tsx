import { ReadingState } from '../../../reading/reading-state.tsx';
import { useReading } from '../../../reading/use-reading.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { CorrectReading } from './correct-reading.tsx';

const words = {
  resume: {
    label: 'Your resume',
    accept: 'application/pdf,.pdf,.docx,.json,.txt,.md',
    hint: 'PDF, Word, JSON Resume or text, up to 10 MB',
    more: 'Your file is saved with the resume when you continue to the editor. This doesn’t use an optimization.',
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
  const { file, pick, readAnew, data, isPending, problem } = useReading();
  const { label, accept, hint, more } = words[uploadType];

  if (data && file)
    return <CorrectReading reading={data} file={file} onAgain={() => pick(null)} onReadAnew={readAnew} />;
  return (
    <div className="grid max-w-[46rem] gap-5">
      <FilePicker label={label} hint={hint} accept={accept} file={file} disabled={isPending} onPick={pick} />
      <p className="text-soft">{more}</p>
      <ReadingState isPending={isPending} problem={problem} />
    </div>
  );
}
