import { t } from '@lingui/core/macro';
import { LinkedinForm, uploadTexts } from '@shortlist/schema';
import { listCareerStages } from '../../../content/career-stages.ts';
import { SelectField, TextArea, TextField } from '../../../ui/text-field.tsx';
import { DeliveryChoice } from '../form/delivery-choice.tsx';
import { PdfField } from '../form/pdf-field.tsx';
import { UploadForm } from '../form/upload-form.tsx';
import { useUploadForm } from '../form/use-upload-form.ts';

const blank = {
  fullName: '',
  email: '',
  targetRole: '',
  industry: '',
  location: '',
  careerStage: '' as const,
  careerGoals: '',
};

/** LinkedIn Optimization: the profile's PDF and what the person wants next. */
export default function OptimizeLinkedin() {
  const upload = useUploadForm({
    kind: 'linkedin',
    schema: LinkedinForm,
    blank,
    missingFile: uploadTexts.noProfile,
    thanks: t`Thank you! You will receive an email shortly with your optimized LinkedIn profile and personalized recommendations.`,
  });
  const { busy, pdf } = upload;
  return (
    <UploadForm
      title={t`Optimize your LinkedIn profile`}
      tabTitle={t`LinkedIn Optimization`}
      intro={t`Upload the PDF of your LinkedIn profile and tell us what you want next. We’ll rewrite each section for you, ready to paste.`}
      send={t`Optimize my profile`}
      sending={t`Sending your profile`}
      upload={upload}
      name={upload.field('fullName')}
      email={upload.field('email')}
    >
      <PdfField
        label={t`Your LinkedIn profile`}
        hint={t`PDF up to 10MB. To get it, open your LinkedIn profile and choose Resources, then Save to PDF.`}
        pdf={pdf}
        otherThanLinkedin={t`This doesn’t look like a PDF from LinkedIn. With a LinkedIn PDF, we can compare each section with its current text.`}
        disabled={busy}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={t`Target role`} disabled={busy} {...upload.field('targetRole')} />
        <TextField label={t`Industry`} disabled={busy} {...upload.field('industry')} />
        <TextField label={t`Location`} autoComplete="address-level2" disabled={busy} {...upload.field('location')} />
        <SelectField
          label={t`Career stage`}
          empty={t`Choose one`}
          options={listCareerStages()}
          disabled={busy}
          {...upload.field('careerStage')}
        />
      </div>
      <TextArea
        label={t`Career goals`}
        hint={t`What should your profile do for you? Two or three sentences are enough.`}
        rows={5}
        disabled={busy}
        {...upload.field('careerGoals')}
      />
      <DeliveryChoice choice={upload.choice} withTemplate={false} disabled={busy} />
    </UploadForm>
  );
}
