import { LinkedinForm, uploadTexts } from '@shortlist/schema';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { LimitNotice } from '../../../account/limit-notice.tsx';
import { useTrials } from '../../../account/use-trials.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Page } from '../../../ui/page.tsx';
import { SelectField, TextArea, TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { SubmissionProblem } from '../form/submission-problem.tsx';
import { usePdf } from '../form/use-pdf.ts';
import { usePrefill } from '../form/use-prefill.ts';
import { useSubmission } from '../form/use-submission.tsx';

const thanks =
  'Thank you! You will receive an email shortly with your optimized LinkedIn profile and personalized recommendations.';

const careerStages = [
  { value: 'entry', label: 'Entry-Level (0-2 years experience)' },
  { value: 'mid', label: 'Mid-Level (3-7 years experience)' },
  { value: 'senior', label: 'Senior-Level (8+ years experience)' },
];

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
  const navigate = useNavigate();
  const form = useZodForm(LinkedinForm, blank);
  const pdf = usePdf(uploadTexts.noProfile);
  const submission = useSubmission('linkedin', thanks);
  const trials = useTrials();
  const busy = submission.submitting;
  usePrefill(({ fullName, email }) => {
    const typed = form.getValues();
    form.reset({ ...typed, fullName: typed.fullName || fullName, email: typed.email || email });
  });

  function submit(event: FormEvent) {
    pdf.check();
    void form.handleSubmit((fields) => {
      const file = pdf.take();
      if (file) submission.send({ fields, file });
    })(event);
  }

  return (
    <Page
      title="Optimize your LinkedIn profile"
      tabTitle="LinkedIn Optimization"
      width="prose"
      back={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      intro="Send the PDF that LinkedIn makes of your profile and say where you want to go. You get each field rewritten, ready to paste."
    >
      <form noValidate onSubmit={submit} onChange={submission.edited} className="grid gap-6">
        {trials?.reached && <LimitNotice />}
        {submission.problem && <SubmissionProblem problem={submission.problem} />}
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Full name" autoComplete="name" disabled={busy} {...form.field('fullName')} />
          <TextField label="Email" type="email" autoComplete="email" disabled={busy} {...form.field('email')} />
        </div>
        <FilePicker
          label="Your LinkedIn profile"
          hint="PDF up to 10MB. On LinkedIn: your profile, Resources, Save to PDF."
          inputRef={pdf.inputRef}
          file={pdf.file}
          error={pdf.error}
          disabled={busy}
          onPick={(file) => void pdf.pick(file)}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Target role" disabled={busy} {...form.field('targetRole')} />
          <TextField label="Industry" disabled={busy} {...form.field('industry')} />
          <TextField label="Location" autoComplete="address-level2" disabled={busy} {...form.field('location')} />
          <SelectField
            label="Career stage"
            empty="Choose one"
            options={careerStages}
            disabled={busy}
            {...form.field('careerStage')}
          />
        </div>
        <TextArea
          label="Career goals"
          hint="What should your profile bring you? Two or three sentences are enough."
          rows={5}
          disabled={busy}
          {...form.field('careerGoals')}
        />
        <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
          <Button type="submit" busy={busy} disabled={trials?.reached}>
            {busy ? 'Sending your profile' : 'Optimize my profile'}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void navigate(paths.dashboard)}>
            Cancel
          </Button>
        </div>
      </form>
    </Page>
  );
}
