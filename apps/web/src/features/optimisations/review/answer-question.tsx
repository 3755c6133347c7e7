import { t } from '@lingui/core/macro';
import { AnswerText, type Question, tellOfEmployer } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { answersKey } from '../../../results/own-answers.ts';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { SelectField, TextArea } from '../../../ui/text-field.tsx';
import { useZodForm } from '../../../ui/use-zod-form.ts';
import { answerQuestion, declineQuestion } from '../calls/review-result.ts';
import { languageHint } from '../words/language-hint.ts';
import { dropTyped, keepTyped, readTyped } from './typed-words.ts';
import { useReview } from './use-review.ts';

type Asked = {
  id: string;
  question: Question;
  /** Employers of the resume, latest first. */
  employers: string[];
  /** Of the texts that are written from the answer, BCP 47. */
  language: unknown;
};

/** The answer to one question: a yes opens a field and works the result out anew; a no closes the question for good. What is typed outlives a reload. */
export function AnswerQuestion({ id, question, employers, language }: Asked) {
  const [open, setOpen] = useState(() => readTyped(id, placeOf(question)) !== undefined);
  const review = useReview(id);
  const queries = useQueryClient();
  const decline = useMutation({
    mutationFn: () => declineQuestion(id, question.id),
    onSuccess(result) {
      review.replace(result);
      void queries.invalidateQueries({ queryKey: [answersKey] });
      toast.success(t`Got it. We won’t ask again or add it to your resume.`);
      focusLater(nextQuestion);
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  const place = useRef<HTMLDivElement>(null);

  /** Opens or closes the field, with the focus on what stands there then. */
  function turn(to: boolean) {
    setOpen(to);
    focusLater(() => place.current?.querySelector<HTMLElement>('select, textarea, button'));
  }

  if (open)
    return (
      <div ref={place}>
        <Fields id={id} question={question} employers={employers} language={language} onClose={() => turn(false)} />
      </div>
    );
  return (
    <div ref={place} className="flex flex-wrap gap-3">
      <Button variant="secondary" size="small" disabled={decline.isPending} onClick={() => turn(true)}>
        {t`Yes, add details`}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={t`No, I don’t have it: ${{ about: question.about }}`}
        busy={decline.isPending}
        onClick={() => decline.mutate()}
      >
        {t`No, I don’t have it`}
      </Button>
    </div>
  );
}

/** Where to go on once a question is closed and gone: the next, else what was told, else what was written from it. */
const nextQuestion = () =>
  ['#questions li button', '#answers a', '#edits button:enabled', '#fields button:enabled']
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((found) => found !== null);

const placeOf = ({ about }: Question) => `answer ${about}`;
const whereOf = ({ about }: Question) => `where ${about}`;

/** The choice of no employer. No employer is called so. */
const elsewhere = '';

function Fields({ id, question, employers, language, onClose }: Asked & { onClose: () => void }) {
  const place = placeOf(question);
  const textLanguage = typeof language === 'string' ? language : undefined;
  const [employer, setEmployer] = useState(() => {
    const kept = readTyped(id, whereOf(question));
    return kept !== undefined && employers.includes(kept) ? kept : elsewhere;
  });
  const review = useReview(id);
  const queries = useQueryClient();
  const form = useZodForm(AnswerText, { text: readTyped(id, place) ?? '' });
  const save = useMutation({
    mutationFn: ({ text }: { text: string }) =>
      answerQuestion(id, question.id, employer === elsewhere ? text : tellOfEmployer(employer, text, textLanguage)),
    onSuccess(result) {
      drop();
      review.replace(result, true);
      void review.reload();
      void queries.invalidateQueries({ queryKey: [answersKey] });
      toast.success(t`Your result has been updated`);
      focusLater(nextQuestion);
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  const words = form.field('text');
  const submit = form.handleSubmit((answer) => save.mutate(answer));

  /** The words, and with them where it was; a place alone is nothing to lose. */
  function keep(chosen = employer) {
    const text = form.getValues('text');
    if (!text) return drop();
    keepTyped(id, place, text);
    keepTyped(id, whereOf(question), chosen);
  }

  function drop() {
    dropTyped(id, place);
    dropTyped(id, whereOf(question));
  }

  function choose(chosen: string) {
    setEmployer(chosen);
    keep(chosen);
  }

  function cancel() {
    drop();
    onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-prose gap-3">
      {employers.length > 0 && (
        <SelectField
          label={t`Where did you do this?`}
          hint={t`If you choose a job, we’ll suggest your answer as a new line for it.`}
          options={[
            { value: elsewhere, label: t`Somewhere else, or not in a job` },
            ...employers.map((value) => ({ value, label: value })),
          ]}
          value={employer}
          disabled={save.isPending}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <TextArea
        label={t`Your answer about ${{ about: question.about }}`}
        hint={[t`Say what you did, when, and what came of it, such as “I used it for …”.`, languageHint(language)]
          .join(' ')
          .trim()}
        rows={3}
        disabled={save.isPending}
        {...words}
        onChange={(event) => {
          void words.onChange(event);
          keep();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={save.isPending}>
          {t`Add answer`}
        </Button>
        <Button variant="quiet" size="small" disabled={save.isPending} onClick={cancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}
