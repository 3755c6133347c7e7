import { t } from '@lingui/core/macro';
import type { Edit } from '@shortlist/schema';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { TextArea } from '../../../ui/text-field.tsx';
import { dropTyped, keepTyped, readTyped } from './typed-words.ts';

type RewordEditProps = {
  /** The optimisation's. */
  id: string;
  edit: Edit;
  place: string;
  busy: boolean;
  onSave: (text: string) => Promise<unknown>;
};

/** The text of an edit in the person's own words: theirs to answer for, and kept, before it is saved too. Lists and orders have no wording. */
export function RewordEdit({ id, edit, place: name, busy, onSave }: RewordEditProps) {
  // An edit worked out anew may bear the number of another: its own words name it.
  const key = `${edit.path} ${String(edit.after)}`;
  const [text, setText] = useState(() => readTyped(id, key));
  const place = useRef<HTMLDivElement>(null);
  if (edit.op === 'remove' || typeof edit.after !== 'string') return null;
  if (text === undefined)
    return (
      <div ref={place} className="flex flex-wrap gap-3">
        <Button
          variant="quiet"
          size="small"
          disabled={busy}
          aria-label={t`Change the wording: ${name}`}
          onClick={() => {
            setText(String(edit.after));
            focusLater(() => place.current?.querySelector('textarea'));
          }}
        >
          {t`Change the wording`}
        </Button>
        {edit.proposed && (
          <Button
            variant="quiet"
            size="small"
            disabled={busy}
            aria-label={t`Restore our wording: ${name}`}
            onClick={() => void onSave(String(edit.proposed?.after)).catch(() => undefined)}
          >
            {t`Restore our wording`}
          </Button>
        )}
      </div>
    );
  const close = () => {
    dropTyped(id, key);
    setText(undefined);
    focusLater(() => place.current?.querySelector('button'));
  };
  const save = async () => {
    await onSave(text);
    close();
  };
  return (
    <div ref={place} className="grid max-w-prose gap-3">
      <TextArea
        label={t`Your wording: ${name}`}
        hint={t`We don’t check wording you write yourself.`}
        rows={3}
        value={text}
        disabled={busy}
        onChange={(event) => {
          setText(event.target.value);
          keepTyped(id, key, event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          busy={busy}
          disabled={text.trim() === ''}
          onClick={() => void save().catch(() => undefined)}
        >
          {t`Use my wording`}
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={close}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  );
}
