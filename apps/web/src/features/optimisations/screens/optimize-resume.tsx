import { t } from '@lingui/core/macro';
import { ResumeForm, uploadTexts } from '@shortlist/schema';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { brand } from '../../../content/brand.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { DeliveryChoice } from '../form/delivery-choice.tsx';
import { PersonCheck } from '../form/person-check.tsx';
import { PostingFile } from '../form/posting-file.tsx';
import { ResumeSource } from '../form/resume-source.tsx';
import { UploadForm } from '../form/upload-form.tsx';
import { useUploadForm } from '../form/use-upload-form.ts';

/** What a link to this form may say: the saved resume to begin with. */
const StartFrom = z.object({ resumeId: z.string() });

const BriefPanel = lazy(() => import('../brief/brief-panel.tsx'));

/** Resume Optimization: a resume, a posting, and where to send the result. */
export default function OptimizeResume() {
  const { state } = useLocation();
  const upload = useUploadForm({
    startFrom: StartFrom.safeParse(state).data?.resumeId ?? '',
    kind: 'resume',
    schema: ResumeForm,
    blank: { fullName: '', email: '', jobDescription: '' },
    missingFile: uploadTexts.noResume,
    thanks: t`Thank you for using ${{ product: brand.name }}. You will receive an email shortly with your ATS matched score, customized resume, and cover letter.`,
  });
  const { busy } = upload;
  const [fullName, email] = useWatch({ control: upload.control, name: ['fullName', 'email'] });

  function takePosting(text: string) {
    upload.setValue('jobDescription', text);
    upload.clearErrors('jobDescription');
    upload.submission.edited();
  }

  return (
    <UploadForm
      title={t`Optimize your resume`}
      tabTitle={t`Resume Optimization`}
      intro={t`Upload your resume and paste the job posting. You’ll get a match estimate with reasons, a tailored resume, and a cover letter.`}
      send={t`Optimize my resume`}
      sending={t`Sending your resume`}
      upload={upload}
      name={upload.field('fullName')}
      email={upload.field('email')}
    >
      <ResumeSource pdf={upload.pdf} choice={upload.choice} disabled={busy} />
      {upload.choice.resumeId === '' && (
        <PersonCheck
          pdf={upload.pdf}
          typed={{ fullName, email }}
          onUse={(field, value) => upload.setValue(field, value)}
          disabled={busy}
        />
      )}
      <TextArea
        label={t`Job description`}
        hint={t`Paste the full posting with its requirements, or upload a saved page or PDF. The more complete it is, the more accurate your match.`}
        rows={12}
        disabled={busy}
        aside={<PostingFile disabled={busy} onText={takePosting} />}
        {...upload.field('jobDescription')}
      />
      {(upload.choice.resumeId !== '' || upload.pdf.reading.data) && (
        <Suspense>
          <BriefPanel control={upload.control} pdf={upload.pdf} choice={upload.choice} disabled={busy} />
        </Suspense>
      )}
      <DeliveryChoice choice={upload.choice} withTemplate disabled={busy} />
    </UploadForm>
  );
}
