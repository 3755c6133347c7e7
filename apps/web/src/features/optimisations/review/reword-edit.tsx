import type { Edit } from '@shortlist/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-field.tsx';

type RewordEditProps = { edit: Edit; place: string; busy: boolean; onSave: (text: string) => Promise<unknown> };

/** The text of an edit in the person's own words: theirs to answer for, and kept. Lists and orders have no wording. */
export function RewordEdit({ edit, place, busy, onSave }: RewordEditProps) {
  const [text, setText] = useState<string>();
  if (edit.op === 'remove' || typeof edit.after !== 'string') return null;
  if (text === undefined)
    return (
      <Button
        variant="quiet"
        size="small"
        className="w-fit"
        disabled={busy}
        aria-label={`Change the wording: ${place}`}
        onClick={() => setText(String(edit.after))}
      >
        Change the wording
      </Button>
    );
  const close = () => setText(undefined);
  const save = async () => {
    await onSave(text);
    close();
  };
  return (
    <div className="grid max-w-prose gap-3">
      <TextArea
        label={`Your wording: ${place}`}
        hint="Only what is true: it rests on your word."
        rows={3}
        value={text}
        disabled={busy}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={busy}
          disabled={text.trim() === ''}
          onClick={() => void save().catch(() => undefined)}
        >
          Use my wording
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
