import type { ResumeSummary } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { resumesQuery } from '../../../api/resumes/list-resumes.ts';
import { paths } from '../../../app/paths.ts';
import { SelectField } from '../../../ui/text-field.tsx';
import { PdfField } from './pdf-field.tsx';
import type { usePdf } from './use-pdf.ts';
import type { UploadChoice } from './use-upload-form.ts';

type ResumeSourceProps = {
  pdf: ReturnType<typeof usePdf>;
  choice: Pick<UploadChoice, 'resumeId' | 'setResumeId'>;
  disabled: boolean;
};

/** The resume to optimise: a PDF, or one that the person keeps here, where there is any. */
export function ResumeSource({ pdf, choice, disabled }: ResumeSourceProps) {
  const { data } = useQuery(resumesQuery);
  const saved = data?.resumes ?? [];
  return (
    <div className="grid gap-4">
      {saved.length > 0 && (
        <SelectField
          label="Start from"
          empty="A PDF file"
          options={saved.map((resume) => ({ value: resume.id, label: sayResume(resume) }))}
          value={choice.resumeId}
          disabled={disabled}
          onChange={(event) => choice.setResumeId(event.target.value)}
        />
      )}
      {choice.resumeId === '' && (
        <div className="grid gap-1.5">
          <PdfField label="Your resume" hint="PDF up to 10MB" pdf={pdf} disabled={disabled} />
          <p role="status" className={pdf.otherFormat ? 'text-ink' : 'text-small text-faint'}>
            {pdf.otherFormat
              ? 'This form takes PDF alone. Save your document as PDF where you wrote it, or '
              : 'Only a Word or text file? '}
            <Link to={paths.guidedResumeCreation} state={{ uploadType: 'resume' }} className="prose-link">
              {pdf.otherFormat ? 'bring it in as it is' : 'Bring it in here'}
            </Link>
            : it becomes a saved resume that you can start from.
            {!pdf.otherFormat && ' Or save it as PDF where you wrote it.'}
          </p>
        </div>
      )}
    </div>
  );
}

const origins = { upload: 'Uploaded', result: 'Tailored' };

const sayResume = ({ title, kept }: ResumeSummary): string => `${kept ? origins[kept] : 'My saved resume'}: ${title}`;
