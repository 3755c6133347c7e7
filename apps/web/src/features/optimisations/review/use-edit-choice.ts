import type { Edit, Optimization } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { chooseEdits } from '../calls/review-result.ts';
import { useReview } from './use-review.ts';

type Choice = { ids: string[]; texts?: Record<string, string> };

/** Which edits stand, and the way to accept or reject each; the score follows. A refusal puts the choice back. */
export function useEditChoice(optimization: Optimization, edits: Edit[]) {
  const review = useReview(optimization.id);
  const accepted = optimization.accepted ?? edits.map((edit) => edit.id);

  const choose = useMutation({
    mutationFn: ({ ids, texts }: Choice) => chooseEdits(optimization.id, ids, texts),
    onMutate: ({ ids }) => review.change((current) => ({ ...current, accepted: ids })),
    onSuccess(chosen) {
      review.change((current) =>
        current.result?.kind === 'resume'
          ? {
              ...current,
              accepted: chosen.accepted,
              score: chosen.match.score,
              result: { ...current.result, matchAfter: chosen.match },
            }
          : current,
      );
      // The tailored document follows the choice: fetched anew, for the page and for what a machine reads in it.
      void review.reload();
    },
    onError(error) {
      toast.error(`Not saved: ${problemOf(error).title}`);
      void review.reload();
    },
  });

  return {
    busy: choose.isPending,
    isAccepted: (id: string) => accepted.includes(id),
    count: edits.filter((edit) => accepted.includes(edit.id)).length,
    toggle: (id: string) =>
      choose.mutate({ ids: accepted.includes(id) ? accepted.filter((one) => one !== id) : [...accepted, id] }),
    acceptAll: () => choose.mutate({ ids: edits.map((edit) => edit.id) }),
    rejectAll: () => choose.mutate({ ids: [] }),
    /** The person's own wording, which stands accepted. */
    reword: (id: string, text: string) =>
      choose.mutateAsync({ ids: [...new Set([...accepted, id])], texts: { [id]: text } }),
  };
}
