import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Ids and states that tie a control to its label, its hint and its error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export const controlStyle =
  'w-full rounded-md border bg-surface px-3 py-2.5 text-body text-ink placeholder:text-faint border-rule-strong ' +
  'hover:not-disabled:border-ink disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-missing aria-invalid:bg-missing-soft/40 transition-colors';

type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** Stands at the end of the label's line: a link or a small control. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** A label, a control, a hint, and the error tied to the control and announced. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="text-small text-faint">
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** The text of a field's error, with a sign so that it does not rest on colour. */
export function FieldError({ id, text }: { id?: string; text?: string }) {
  if (!text) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-small font-medium text-missing">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
