import { AnswerGiven, type Question } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { answerQuestion } from '../calls/review-result.ts';
import { useReview } from './use-review.ts';

const AnswerFields = AnswerGiven.pick({ text: true });

/** The answer to one question: opens on request, and works the result out anew. */
export function AnswerQuestion({ id, question }: { id: string; question: Question }) {
  const [open, setOpen] = useState(false);
  if (open) return <Fields id={id} question={question} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Yes, I can tell you
      </Button>
    </div>
  );
}

function Fields({ id, question, onClose }: { id: string; question: Question; onClose: () => void }) {
  const review = useReview(id);
  const form = useZodForm(AnswerFields, { text: '' });
  const save = useMutation({
    mutationFn: ({ text }: { text: string }) => answerQuestion(id, question.id, text),
    onSuccess(result) {
      review.replace(result, true);
      toast.success('Your answer is in: the result was worked out anew');
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  const submit = form.handleSubmit((answer) => save.mutate(answer));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-prose gap-3">
      <TextArea
        label={`Your answer about ${question.about}`}
        hint="Where, when, and with what result. Only what is true."
        rows={3}
        disabled={save.isPending}
        {...form.field('text')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={save.isPending}>
          Add it as a fact
        </Button>
        <Button variant="quiet" size="small" disabled={save.isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
