import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n';
import { ReadingState } from '../../../reading/reading-state.tsx';
import { useReading } from '../../../reading/use-reading.ts';
import { FilePicker } from '../../../ui/file-picker.tsx';
import type { UploadType } from '../guided-state.ts';
import { CorrectReading } from './correct-reading.tsx';

const words = {
  resume: {
    label: msg`Your resume`,
    accept: 'application/pdf,.pdf,.docx,.json,.yaml,.yml,.xml,.txt,.md',
    hint: msg`PDF, Word, text, or a file from Reactive Resume, RenderCV, Europass, or JSON Resume, up to 10 MB`,
    more: msg`We save your file with the resume when you continue. This doesn’t use an optimization.`,
  },
  linkedin: {
    label: msg`Your LinkedIn profile`,
    accept: 'application/pdf,.pdf,.zip',
    hint: msg`The PDF of your profile, or the ZIP of your data, up to 10 MB`,
    more: msg`On your LinkedIn profile, choose Resources, then Save to PDF. You can also request a copy of your data in LinkedIn’s settings. It comes as a ZIP.`,
  },
};

/** A file, what was read in it, and the way on to the editor. */
export function UploadAndCorrect({ uploadType }: { uploadType: UploadType }) {
  const { file, pick, readAnew, data, isPending, problem } = useReading();
  const { label, accept, hint, more } = words[uploadType];

  if (data && file)
    return (
      <CorrectReading
        uploadType={uploadType}
        reading={data}
        file={file}
        onAgain={() => pick(null)}
        onReadAnew={readAnew}
      />
    );
  return (
    <div className="grid max-w-[46rem] gap-5">
      <FilePicker
        label={i18n._(label)}
        hint={i18n._(hint)}
        accept={accept}
        file={file}
        disabled={isPending}
        onPick={pick}
      />
      <p className="text-soft">{i18n._(more)}</p>
      <ReadingState isPending={isPending} problem={problem} />
    </div>
  );
}
