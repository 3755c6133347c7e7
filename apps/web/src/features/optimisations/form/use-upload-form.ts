import { TemplateId } from '@shortlist/schema';
import { type FormEvent, useState } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue } from 'react-hook-form';
import type { z } from 'zod';
import { useTrials } from '../../../account/use-trials.ts';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import type { Confirmed } from '../brief/use-brief.ts';
import { forgetSentForm, readSentForm } from './sent-form.ts';
import { forgetKeptFields, readKeptFields, useKeptFields } from './use-kept-fields.ts';
import { usePdf } from './use-pdf.ts';
import { usePrefill } from './use-prefill.ts';
import { useSubmission } from './use-submission.tsx';

type UploadFormOptions<Input extends FieldValues, Output extends FieldValues> = {
  kind: 'resume' | 'linkedin';
  schema: z.ZodType<Output, Input>;
  blank: DefaultValues<Input>;
  /** Said where no file was chosen. */
  missingFile: string;
  /** Said for six seconds when the submission was taken. */
  thanks: string;
  /** The saved resume to begin with. */
  startFrom?: string;
};

/** How the files come: as attachments of the mail, or as links that need sign-in. */
export type Delivery = 'attached' | 'links';

/** What both upload forms do: fill in name and address, check, send once, say how it went. */
export function useUploadForm<Input extends FieldValues, Output extends Record<string, string>>({
  kind,
  schema,
  blank,
  missingFile,
  thanks,
  startFrom = '',
}: UploadFormOptions<Input, Output>) {
  const [initial] = useState(() => ({ ...blank, ...fieldsOf(blank, readKeptFields(kind)) }));
  const [sentBefore] = useState(() => readSentForm(kind));
  const form = useZodForm(schema, initial, { focusesErrors: false });
  useKeptFields(kind, (onChange) => {
    const watching = form.watch((fields) => onChange(fields));
    return () => watching.unsubscribe();
  });
  const pdf = usePdf(missingFile);
  const submission = useSubmission(kind, thanks, () => forgetKeptFields(kind));
  const trials = useTrials();
  const [template, setTemplate] = useState('');
  const [delivery, setDelivery] = useState<Delivery>('attached');
  const [resumeId, setResumeId] = useState(startFrom);
  const [confirmed, setConfirmed] = useState<Confirmed>();

  usePrefill((person) => {
    for (const [name, value] of Object.entries(person)) {
      const field = name as FieldPath<Input>;
      if (!form.getValues(field)) form.setValue(field, value as PathValue<Input, typeof field>);
    }
  });

  async function submit(event: FormEvent) {
    const element = event.currentTarget;
    const saved = resumeId !== '';
    if (!saved) pdf.check();
    const check = form.handleSubmit((fields) => {
      const file = saved ? undefined : pdf.file;
      if (file === null) return;
      if (!saved && pdf.wantsReview) return element.querySelector<HTMLElement>('[data-needs-review]')?.focus();
      const brief =
        confirmed && confirmed.posting === fields.jobDescription ? JSON.stringify(confirmed.confirmation) : '';
      const chosen = { ...lookOf(template), ...(saved ? { resumeId } : {}), delivery, ...(brief ? { brief } : {}) };
      submission.send({ fields: { ...fields, ...chosen }, file });
    });
    await check(event);
    // The file is not one of the form's own fields: the first that is wrong on the page gets the focus, be it the file.
    requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  return {
    ...form,
    kind,
    /** What this tab sent before the page was loaded, without hearing what became of it. */
    sentBefore,
    pdf,
    submit,
    /** Forgets what was typed: the person cancelled. */
    discard() {
      forgetKeptFields(kind);
      forgetSentForm(kind);
    },
    trials,
    submission,
    busy: submission.submitting,
    choice: { template, setTemplate, delivery, setDelivery, resumeId, setResumeId, confirmed, setConfirmed },
  };
}

export type UploadChoice = ReturnType<typeof useUploadForm>['choice'];

/** Of what was kept, the fields that this form has. */
function fieldsOf<Blank extends object>(blank: Blank, kept: Record<string, string>): Partial<Blank> {
  return Object.fromEntries(Object.entries(kept).filter(([name]) => name in blank)) as Partial<Blank>;
}

/** The chosen template as the call names it: one of ours by its name, one of the person's own by its id. */
function lookOf(template: string): { template?: string; ownTemplate?: string } {
  if (!template) return {};
  return TemplateId.safeParse(template).success ? { template } : { ownTemplate: template };
}
