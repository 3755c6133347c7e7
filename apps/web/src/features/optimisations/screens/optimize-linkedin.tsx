import { LinkedinForm, uploadTexts } from '@shortlist/schema';
import { careerStages } from '../../../content/career-stages.ts';
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
    thanks:
      'Thank you! You will receive an email shortly with your optimized LinkedIn profile and personalized recommendations.',
  });
  const { busy, pdf } = upload;
  return (
    <UploadForm
      title="Optimize your LinkedIn profile"
      tabTitle="LinkedIn Optimization"
      intro="Send the PDF that LinkedIn makes of your profile and say where you want to go. You get each field rewritten, ready to paste."
      send="Optimize my profile"
      sending="Sending your profile"
      upload={upload}
      name={upload.field('fullName')}
      email={upload.field('email')}
    >
      <PdfField
        label="Your LinkedIn profile"
        hint="PDF up to 10MB. On LinkedIn: your profile, Resources, Save to PDF."
        pdf={pdf}
        otherThanLinkedin="It does not look like the PDF that LinkedIn makes: with that one, each field is compared with what stands there now."
        disabled={busy}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Target role" disabled={busy} {...upload.field('targetRole')} />
        <TextField label="Industry" disabled={busy} {...upload.field('industry')} />
        <TextField label="Location" autoComplete="address-level2" disabled={busy} {...upload.field('location')} />
        <SelectField
          label="Career stage"
          empty="Choose one"
          options={careerStages}
          disabled={busy}
          {...upload.field('careerStage')}
        />
      </div>
      <TextArea
        label="Career goals"
        hint="What should your profile bring you? Two or three sentences are enough."
        rows={5}
        disabled={busy}
        {...upload.field('careerGoals')}
      />
      <DeliveryChoice choice={upload.choice} withTemplate={false} disabled={busy} />
    </UploadForm>
  );
}
