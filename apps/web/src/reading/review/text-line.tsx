import { useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  label: string;
  value: string;
  hint?: string | undefined;
  onFocus: () => void;
  /** Takes the text once it is typed; false where it is not possible. */
  onSave: (text: string) => boolean;
  /** Said where it is not possible. */
  problem?: string;
};

/** A field that is saved when it is left or Enter is pressed. */
export function TextLine({ label, value, hint, onFocus, onSave, problem }: Props) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  function save() {
    if (typed === undefined || typed.trim() === value) return setTyped(undefined);
    if (!onSave(typed.trim())) return setError(problem);
    setTyped(undefined);
  }
  return (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={typed ?? value}
      maxLength={2000}
      onFocus={onFocus}
      onBlur={save}
      onChange={(event) => {
        setTyped(event.target.value);
        setError(undefined);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
}
