import { t } from '@lingui/core/macro';
import type { Letter } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { z } from 'zod';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { changeLetter } from '../calls/review-result.ts';
import { splitParagraphs } from './split-paragraphs.ts';
import { dropTyped, keepTyped, readTyped } from './typed-words.ts';
import { useReview } from './use-review.ts';

const LetterForm = z.object({
  subject: z
    .string()
    .trim()
    .min(1, { error: () => t`Subject is required` }),
  greeting: z
    .string()
    .trim()
    .min(1, { error: () => t`Greeting is required` }),
  body: z
    .string()
    .trim()
    .min(1, { error: () => t`The letter is empty` }),
  closing: z.string().trim(),
  signature: z.string().trim(),
});

const place = 'letter';

/** Whether words typed into the letter wait here to be saved. */
export function hasTypedLetter(id: string): boolean {
  return readTyped(id, place) !== undefined;
}

/** The letter in the person's own words: paragraphs are kept apart by an empty line. What is typed outlives a reload. */
export function LetterEditor({ id, letter, onClose }: { id: string; letter: Letter; onClose: () => void }) {
  const review = useReview(id);
  const { subject, greeting, closing, signature } = letter;
  const [typed] = useState(() => parseTyped(readTyped(id, place)));
  const stands = { subject, greeting, closing, signature, body: letter.paragraphs.join('\n\n') };
  const form = useZodForm(LetterForm, { ...stands, ...typed });
  const save = useMutation({
    mutationFn: ({ body, ...rest }: z.infer<typeof LetterForm>) =>
      changeLetter(id, { ...rest, paragraphs: splitParagraphs(body) }),
    onSuccess(result) {
      review.replace(result);
      dropTyped(id, place);
      toast.success(t`Letter saved`);
      onClose();
    },
    onError: (error) => toast.error(t`We couldn’t save this: ${{ title: problemOf(error).title }}`),
  });
  const submit = form.handleSubmit((fields) => save.mutate(fields));
  const busy = save.isPending;

  function cancel() {
    dropTyped(id, place);
    onClose();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      // What stands in the fields: the form's own values are the defaults until it has mounted.
      onChange={({ currentTarget }) =>
        keepTyped(id, place, JSON.stringify(Object.fromEntries(new FormData(currentTarget))))
      }
      className="grid max-w-prose gap-5"
    >
      {typed && <Notice>{t`We restored what you typed earlier. It isn’t saved yet.`}</Notice>}
      <TextField label={t`Subject`} disabled={busy} {...form.field('subject')} />
      <TextField label={t`Greeting`} disabled={busy} {...form.field('greeting')} />
      <TextArea
        label={t`Letter`}
        hint={t`A blank line starts a new paragraph.`}
        rows={14}
        disabled={busy}
        {...form.field('body')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`Closing`} disabled={busy} {...form.field('closing')} />
        <TextField label={t`Signature`} disabled={busy} {...form.field('signature')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t`Save the letter`}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={cancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

const text = z.string();
const TypedLetter = z.object({ subject: text, greeting: text, body: text, closing: text, signature: text });

function parseTyped(kept: string | undefined): z.infer<typeof TypedLetter> | undefined {
  if (kept === undefined) return undefined;
  try {
    return TypedLetter.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
