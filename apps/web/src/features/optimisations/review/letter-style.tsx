import { t } from '@lingui/core/macro';
import { type Letter, LetterLength, LetterTone } from '@shortlist/schema';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { i18n } from '#i18n';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { rewriteLetter } from '../calls/review-result.ts';
import { hasOwnWords } from '../words/has-own-words.ts';
import { lengthWords, toneWords } from '../words/letter-words.ts';
import { useReview } from './use-review.ts';

/** Tone and length of the letter, and the way to have it written again in another. A letter in the person's words asks first. */
export function LetterStyle({ id, letter }: { id: string; letter: Letter }) {
  const review = useReview(id);
  const [tone, setTone] = useState<LetterTone>(letter.tone);
  const [length, setLength] = useState<LetterLength>(letter.length);
  const [asking, setAsking] = useState(false);
  const rewrite = useMutation({
    mutationFn: () => rewriteLetter(id, { tone, length }),
    onSuccess(result) {
      review.replace(result);
      void review.reload();
      toast.success(t`We rewrote the letter. The previous one is under Versions.`);
    },
    onError: (error) => toast.error(problemOf(error).title),
    onSettled: () => setAsking(false),
  });
  return (
    <div className="mx-auto flex max-w-prose flex-wrap items-end gap-4">
      <div className="w-36">
        <SelectField
          label={t`Tone`}
          options={LetterTone.options.map((value) => ({ value, label: i18n._(toneWords[value]) }))}
          value={tone}
          disabled={rewrite.isPending}
          onChange={(event) => setTone(LetterTone.parse(event.target.value))}
        />
      </div>
      <div className="w-36">
        <SelectField
          label={t`Length`}
          options={LetterLength.options.map((value) => ({ value, label: i18n._(lengthWords[value]) }))}
          value={length}
          disabled={rewrite.isPending}
          onChange={(event) => setLength(LetterLength.parse(event.target.value))}
        />
      </div>
      <Button
        variant="secondary"
        busy={rewrite.isPending}
        onClick={() => (hasOwnWords(letter) ? setAsking(true) : rewrite.mutate())}
      >
        {t`Rewrite letter`}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t`Replace your own words?`}
        action={t`Rewrite letter`}
        busy={rewrite.isPending}
        onConfirm={() => rewrite.mutate()}
        onClose={() => setAsking(false)}
      >
        {t`You changed this letter. Rewriting it replaces your words with ours. Your version is kept under Versions, where you can restore it.`}
      </ConfirmDialog>
    </div>
  );
}
