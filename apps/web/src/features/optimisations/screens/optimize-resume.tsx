import { ResumeForm, uploadTexts } from '@shortlist/schema';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { LimitNotice } from '../../../account/limit-notice.tsx';
import { useTrials } from '../../../account/use-trials.ts';
import { paths } from '../../../app/paths.ts';
import { brand } from '../../../content/brand.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilePicker } from '../../../ui/file-picker.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { PostingFile } from '../form/posting-file.tsx';
import { SubmissionProblem } from '../form/submission-problem.tsx';
import { usePdf } from '../form/use-pdf.ts';
import { usePrefill } from '../form/use-prefill.ts';
import { useSubmission } from '../form/use-submission.tsx';

const thanks = `Thank you for using ${brand.name}. You will receive an email shortly with your ATS matched score, customized resume, and cover letter.`;

/** Resume Optimization: a PDF, a posting, and where to send the result. */
export default function OptimizeResume() {
  const navigate = useNavigate();
  const form = useZodForm(ResumeForm, { fullName: '', email: '', jobDescription: '' });
  const pdf = usePdf(uploadTexts.noResume);
  const submission = useSubmission('resume', thanks);
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
      title="Optimize your resume"
      tabTitle="Resume Optimization"
      width="prose"
      back={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
      intro="Give us the resume you have and the posting you want. You get a match estimate with its reasons, a tailored resume and a cover letter."
    >
      <form noValidate onSubmit={submit} onChange={submission.edited} className="grid gap-6">
        {trials?.reached && <LimitNotice />}
        {submission.problem && <SubmissionProblem problem={submission.problem} />}
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="Full name" autoComplete="name" disabled={busy} {...form.field('fullName')} />
          <TextField label="Email" type="email" autoComplete="email" disabled={busy} {...form.field('email')} />
        </div>
        <FilePicker
          label="Your resume"
          hint="PDF up to 10MB"
          inputRef={pdf.inputRef}
          file={pdf.file}
          error={pdf.error}
          disabled={busy}
          onPick={(file) => void pdf.pick(file)}
        />
        <TextArea
          label="Job description"
          hint="Paste the whole posting, with its requirements, or take a saved page. The more of it, the better the match."
          rows={12}
          disabled={busy}
          aside={
            <PostingFile
              disabled={busy}
              onText={(text) => {
                form.setValue('jobDescription', text);
                form.clearErrors('jobDescription');
                submission.edited();
              }}
            />
          }
          {...form.field('jobDescription')}
        />
        <div className="flex flex-wrap gap-3 border-t border-rule pt-6">
          <Button type="submit" busy={busy} disabled={trials?.reached}>
            {busy ? 'Sending your resume' : 'Optimize my resume'}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => void navigate(paths.dashboard)}>
            Cancel
          </Button>
        </div>
      </form>
    </Page>
  );
}
