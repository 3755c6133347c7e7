import { t } from '@lingui/core/macro';
import type { Answer } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../api/call-error.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatDate } from '../ui/format.ts';
import { answersKey, deleteAnswer } from './own-answers.ts';

/** Answers with what was asked and when, each to be taken back: words of the person's own after asking, a plain no at once. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  const [asking, setAsking] = useState<Answer>();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteAnswer,
    onSuccess() {
      void queries.invalidateQueries({ queryKey: [answersKey] });
      toast.success(t`Answer deleted. We won’t use it again, and we may ask you again.`);
    },
    onError: (error) => toast.error(t`We couldn’t delete this: ${{ reason: problemOf(error).title }}`),
    onSettled: () => setAsking(undefined),
  });
  const people = new Set(answers.map(({ person }) => person));
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {answers.map((answer) => (
          <li
            key={`${answer.id} ${answer.person}`}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4"
          >
            <div className="min-w-0 max-w-prose grow basis-64">
              <p className="text-small text-soft">{answer.question}</p>
              <p className="mt-1 break-words">
                {answer.declined === true && t`You told us you don’t have this. We won’t mention it or ask again.`}{' '}
                {answer.text !== '' && <q>{answer.text}</q>}
              </p>
              <p className="mt-1 text-small text-faint">
                {formatDate(answer.date)}
                {people.size > 1 && answer.person && t`, about ${{ person: answer.person }}`}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={t`Delete your answer about ${{ subject: answer.about }}`}
              busy={remove.isPending && remove.variables === answer}
              onClick={() => (answer.text === '' ? remove.mutate(answer) : setAsking(answer))}
            >
              {t`Delete`}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        title={t`Delete this answer?`}
        action={t`Delete answer`}
        busy={remove.isPending}
        onConfirm={() => asking && remove.mutate(asking)}
        onClose={() => setAsking(undefined)}
      >
        <q>{asking?.text}</q>
        <p className="mt-3">
          {t`We won’t use it in new results, and we may ask you again. Results that already use it stay as they are until you change them.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
