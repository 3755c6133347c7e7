import { t } from '@lingui/core/macro';
import { type Edit, markEdits, type Optimization } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { chooseEdits } from '../calls/review-result.ts';
import { useReview } from './use-review.ts';

type Choice = { ids: string[]; texts?: Record<string, string> };
/** A choice to go back to; `of` tells the edits that it was made among. */
type Earlier = Choice & { of: string };

/** Which edits stand, and the way to accept or reject each; the score follows. A refusal puts the choice back. */
export function useEditChoice(optimization: Optimization, edits: Edit[]) {
  const review = useReview(optimization.id);
  const accepted = optimization.accepted ?? edits.map((edit) => edit.id);
  const of = markEdits(edits);
  const [earlier, setEarlier] = useState<Earlier[]>([]);
  const last = earlier.at(-1);

  const choose = useMutation({
    mutationFn: ({ ids, texts }: Choice) => chooseEdits(optimization.id, { accepted: ids, among: of, texts }),
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
      toast.error(t`We couldn’t save this: ${{ title: problemOf(error).title }}`);
      void review.reload();
    },
  });

  /** Chooses, and keeps what stood before to go back to. */
  async function decide(choice: Choice): Promise<unknown> {
    const chosen = await choose.mutateAsync(choice);
    const texts = Object.fromEntries(
      edits.filter(({ id }) => choice.texts?.[id] !== undefined).map(({ id, after }) => [id, String(after)]),
    );
    setEarlier((before) => [...before.filter((one) => one.of === of), { ids: accepted, texts, of }].slice(-50));
    return chosen;
  }

  /** The same where nobody waits for it: what failed has been said. */
  const decideNow = (ids: string[]) => void decide({ ids }).catch(() => undefined);

  return {
    busy: choose.isPending,
    isAccepted: (id: string) => accepted.includes(id),
    count: edits.filter((edit) => accepted.includes(edit.id)).length,
    toggle: (id: string) => decideNow(accepted.includes(id) ? accepted.filter((one) => one !== id) : [...accepted, id]),
    acceptAll: () => decideNow(edits.map((edit) => edit.id)),
    rejectAll: () => decideNow([]),
    /** The person's own wording, or ours again, which stands accepted. */
    reword: (id: string, text: string) => decide({ ids: [...new Set([...accepted, id])], texts: { [id]: text } }),
    /** Goes back by one choice; nothing where there is none among these edits. */
    undo:
      last?.of === of
        ? () =>
            void choose.mutateAsync(last).then(
              () => setEarlier((before) => before.slice(0, -1)),
              () => undefined,
            )
        : undefined,
  };
}
