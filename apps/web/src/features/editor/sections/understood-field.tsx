import type { Fields } from '@shortlist/schema';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  label: string;
  hint: string;
  /** Said where what is typed is not understood; the words themselves stay in the section's text. */
  wrong: string;
  fields: Fields;
  /** The key of the fields that holds what was not understood. */
  unreadKey: string;
  /** The fields with what is typed; undefined where it is not understood. */
  read: (fields: Fields, typed: string) => Fields | undefined;
  show: (fields: Fields) => string;
  onChange: (fields: Fields) => void;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
};

/** A field whose words must mean something (dates, an address): taken over with each key that makes them readable, tidied on leaving. */
export function UnderstoodField({ label, hint, wrong, fields, unreadKey, read, show, onChange, aside }: Props) {
  const { [unreadKey]: left = '', ...rest } = fields;
  const unread = String(left);
  const value = show(rest) || unread;
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const meant = (text: string) => {
    const found = read(rest, text);
    return found ? show(found) : text;
  };
  if (value !== known) {
    setKnown(value);
    // Changed elsewhere: by Undo, or in the text.
    if (meant(typed) !== value) setTyped(value);
  }

  function type(text: string) {
    setTyped(text);
    const found = read(rest, text);
    if (found) onChange(found);
  }

  function leave() {
    const found = read(rest, typed);
    if (found) setTyped(show(found));
    else if (typed.trim() !== unread) onChange({ ...read(rest, ''), [unreadKey]: typed.trim() });
  }

  const error = unread !== '' && typed === unread ? { error: wrong } : {};
  return (
    <TextField
      label={label}
      hint={hint}
      aside={aside}
      {...error}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}
