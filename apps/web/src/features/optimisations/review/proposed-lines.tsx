import { t } from '@lingui/core/macro';
import { type FactProposal, type Question, tellQuotePlace } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { answersKey } from '../../../results/own-answers.ts';
import { factProposalsQuery, ownFactsQuery, setUnused } from '../../../results/own-facts.ts';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { answerQuestion } from '../calls/review-result.ts';
import { ResultSection } from '../result/result-section.tsx';
import { saySheet } from '../words/say-sheet.ts';
import { useReview } from './use-review.ts';

/** Lines of the person's other documents that answer open questions of this result; each is taken only when they accept it. Nothing where there are none. */
export function ProposedLines({ id, questions }: { id: string; questions: Question[] }) {
  const { data = [] } = useQuery({ ...factProposalsQuery(id), enabled: questions.length > 0 });
  const open = data.filter(({ questionId }) => questions.some((question) => question.id === questionId));
  if (open.length === 0) return null;
  return (
    <ResultSection
      id="proposals"
      title={t`From your other documents`}
      intro={t`These lines answer questions about this posting. Add the ones that fit, and we’ll use them as your answers.`}
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {open.map((proposal) => (
          <li key={proposal.questionId} className="grid gap-3 py-4">
            <Proposal
              id={id}
              proposal={proposal}
              about={questions.find((question) => question.id === proposal.questionId)?.about ?? ''}
            />
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

/** Where to go on once a proposal is gone: the next, else what is asked, else what was written from it. */
const nextPlace = () =>
  ['#proposals li button', '#questions li button', '#edits button:enabled', '#edits-title']
    .map((place) => document.querySelector<HTMLElement>(place))
    .find((found) => found !== null);

function Proposal({ id, proposal, about }: { id: string; proposal: FactProposal; about: string }) {
  const { line, document, person, questionId, answer } = proposal;
  const review = useReview(id);
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => answerQuestion(id, questionId, answer),
    onSuccess(result) {
      review.replace(result, true);
      void review.reload();
      void queries.invalidateQueries({ queryKey: [answersKey] });
      toast.success(t`Your result has been updated`);
      focusLater(nextPlace);
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  const drop = useMutation({
    mutationFn: () => setUnused({ person, text: line.text, unused: true }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: factProposalsQuery(id).queryKey });
      void queries.invalidateQueries({ queryKey: ownFactsQuery.queryKey });
      toast.success(t`We won’t suggest this line for other resumes.`);
      focusLater(nextPlace);
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  const busy = add.isPending || drop.isPending;
  return (
    <>
      <div className="max-w-prose">
        <p className="text-small text-soft">{t`About ${about}, from “${{ title: document.title }}”`}</p>
        <p className="mt-1 break-words">
          <q>{line.text}</q>
        </p>
        <p className="text-small break-words text-faint">{tellQuotePlace({ source: 'resume', ...line }, saySheet)}</p>
      </div>
      <div className="flex flex-wrap gap-3" data-no-print>
        <Button variant="secondary" size="small" busy={add.isPending} disabled={busy} onClick={() => add.mutate()}>
          {t`Add it to this resume`}
        </Button>
        <Button variant="quiet" size="small" busy={drop.isPending} disabled={busy} onClick={() => drop.mutate()}>
          {t`Don’t suggest again`}
        </Button>
      </div>
    </>
  );
}
