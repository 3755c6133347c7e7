import { t } from '@lingui/core/macro';
import type { BriefConfirmation } from '@shortlist/schema';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addDemand } from './change-confirmation.ts';

type Props = { confirmation: BriefConfirmation; change: (next: BriefConfirmation) => void; disabled: boolean };

/** Requirements that the server takes of a person in one brief. */
const most = 30;

/** Adds a requirement that the reading missed. */
export function AddDemand({ confirmation, change, disabled }: Props) {
  const [text, setText] = useState('');
  const [must, setMust] = useState(true);
  const [error, setError] = useState<string>();
  function add() {
    if (text.trim().length < 2) return setError(t`Enter the requirement`);
    if ((confirmation.added?.length ?? 0) >= most) return setError(t`You can add up to ${most} requirements`);
    change(addDemand(confirmation, text, must));
    setText('');
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t`Add a requirement we missed`}
        value={text}
        maxLength={300}
        disabled={disabled}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            checked={must}
            disabled={disabled}
            onChange={(event) => setMust(event.target.checked)}
            className="size-4.5 accent-accent"
          />
          {t`Must have`}
        </label>
        <Button variant="secondary" size="small" disabled={disabled} onClick={add}>
          {t`Add requirement`}
        </Button>
      </div>
    </div>
  );
}
