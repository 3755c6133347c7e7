import { t } from '@lingui/core/macro';
import { AnswerText, type Question } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { answersKey } from '../../../results/own-answers.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { answerQuestion } from '../calls/review-result.ts';
import { dropTyped, keepTyped, readTyped } from './typed-words.ts';
import { useReview } from './use-review.ts';

type Asked = { id: string; question: Question };

/** Sends an answer and puts the new result in place. */
function useAnswer({ id, question }: Asked, onDone: () => void = () => undefined) {
  const review = useReview(id);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => answerQuestion(id, question.id, text),
    onSuccess(result) {
      onDone();
      review.replace(result, true);
      void review.reload();
      void queries.invalidateQueries({ queryKey: [answersKey] });
      toast.success(t`Your result has been updated`);
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
}

/** One of the person's own lines to choose. */
export function PickLine({ id, question }: Asked) {
  const [chosen, setChosen] = useState('');
  const save = useAnswer({ id, question });
  return (
    <form
      className="grid max-w-prose gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '') save.mutate(chosen);
      }}
    >
      <fieldset className="grid gap-2" disabled={save.isPending}>
        <legend className="sr-only" lang={serverLanguage(question.text)}>
          {sayServerText(question.text)}
        </legend>
        {question.choices?.map((line) => (
          <label key={line} className="flex gap-3">
            <input
              type="radio"
              name={question.id}
              className="mt-1.5 accent-accent"
              checked={chosen === line}
              onChange={() => setChosen(line)}
            />
            <span dir="auto">{line}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button type="submit" size="small" disabled={chosen === ''} busy={save.isPending}>
          {t`Use this line`}
        </Button>
      </div>
    </form>
  );
}

/** A few words, or one sentence. What is typed outlives a reload. */
export function AnswerShort({ id, question }: Asked) {
  const place = `answer ${question.id}`;
  const save = useAnswer({ id, question }, () => dropTyped(id, place));
  const form = useZodForm(AnswerText, { text: readTyped(id, place) ?? '' });
  const words = form.field('text');
  const submit = form.handleSubmit(({ text }) => save.mutate(text));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-prose gap-3">
      <TextArea
        label={question.kind === 'why' ? t`Your reason` : t`What’s missing from this line`}
        hint={
          question.kind === 'why'
            ? t`One sentence, for example: “I’ve shopped with you since 2015, and I want to work in the store my neighbors rely on.”`
            : t`A few words are enough, such as “about 300 employees, every month”.`
        }
        rows={2}
        disabled={save.isPending}
        {...words}
        onChange={(event) => {
          void words.onChange(event);
          keepTyped(id, place, event.target.value);
        }}
      />
      <div>
        <Button type="submit" size="small" busy={save.isPending}>
          {question.kind === 'why' ? t`Add to the letter` : t`Complete this line`}
        </Button>
      </div>
    </form>
  );
}
