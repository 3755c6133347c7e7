import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type Labelled = { label: string; hint?: ReactNode; error?: string; aside?: ReactNode };

/** A line of text, in its own direction. */
export function TextField({ label, hint, error, aside, className, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input dir="auto" {...input} {...control} className={classNames(controlStyle, className)} />}
    </Field>
  );
}

/** Several lines of text, each in its own direction. */
export function TextArea({ label, hint, error, aside, className, ...input }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <textarea dir="auto" {...input} {...control} className={classNames(controlStyle, 'min-h-32', className)} />
      )}
    </Field>
  );
}

type SelectProps = Labelled &
  ComponentProps<'select'> & { options: { value: string; label: string }[]; empty?: string };

/** One of a few choices. `empty` is the words of the choice that stands before any is made. */
export function SelectField({ label, hint, error, aside, options, empty, className, ...input }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <select {...input} {...control} className={classNames(controlStyle, 'h-11.5', className)}>
          {empty && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
