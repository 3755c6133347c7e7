import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format.ts';
import { deleteAnswer, ownAnswersQuery } from '../calls/own-answers.ts';
import { ResultSection } from '../result/result-section.tsx';

/** What the person told us before: facts that every result is written from, each to be taken back. Nothing where there are none. */
export function KeptAnswers() {
  const answers = useQuery(ownAnswersQuery);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteAnswer,
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ownAnswersQuery.queryKey });
      toast.success('Answer deleted: nothing new is written from it, and we may ask again');
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  if (!answers.data || answers.data.length === 0) return null;
  return (
    <ResultSection
      id="answers"
      title="What you have told us"
      intro="Your answers are kept as facts and used in every result; a no only keeps the question closed. Delete one, and nothing new is written from it."
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {answers.data.map((answer) => (
          <li key={answer.id} className="flex flex-wrap items-start justify-between gap-3 py-4">
            <div className="max-w-prose">
              <p className="text-small text-faint">
                {answer.question} {formatDate(answer.date)}
              </p>
              <p className="mt-1">
                {answer.declined === true && 'You do not have it: nothing is written from it, and we do not ask again.'}{' '}
                {answer.text !== '' && <q>{answer.text}</q>}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Delete your answer about ${answer.about}`}
              busy={remove.isPending && remove.variables === answer.id}
              onClick={() => remove.mutate(answer.id)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}
