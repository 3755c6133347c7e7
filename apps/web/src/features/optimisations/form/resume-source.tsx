import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
          label={t`Start from`}
          empty={t`A PDF file`}
          options={saved.map((resume) => ({ value: resume.id, label: sayResume(resume) }))}
          value={choice.resumeId}
          disabled={disabled}
          onChange={(event) => choice.setResumeId(event.target.value)}
        />
      )}
      {choice.resumeId === '' && (
        <div className="grid gap-1.5">
          <PdfField label={t`Your resume`} hint={t`PDF up to 10MB`} pdf={pdf} disabled={disabled} />
          <p role="status" className={pdf.otherFormat ? 'text-ink' : 'text-small text-faint'}>
            {pdf.otherFormat ? (
              <Trans>
                Please upload a PDF. Save your document as a PDF, or{' '}
                <Link to={paths.guidedResumeCreation} state={{ uploadType: 'resume' }} className="prose-link">
                  import it as is
                </Link>{' '}
                and choose it as a saved resume.
              </Trans>
            ) : (
              <Trans>
                Only have a Word or text file? Save it as a PDF, or{' '}
                <Link to={paths.guidedResumeCreation} state={{ uploadType: 'resume' }} className="prose-link">
                  import it here
                </Link>{' '}
                and choose it as a saved resume.
              </Trans>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

function sayResume({ title, kept }: ResumeSummary): string {
  if (kept === 'upload') return t`Uploaded: ${title}`;
  return kept === 'result' ? t`Tailored: ${title}` : t`My saved resume: ${title}`;
}
