import { t } from '@lingui/core/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { i18n } from '#i18n';
import { classNames } from './class-names.ts';
import { controlStyle, Field } from './field.tsx';

type PasswordFieldProps = { label: string; hint?: ReactNode; error?: string; aside?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type'
>;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, hint, error, aside, disabled, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  // Other languages name the field after a colon, as it is written.
  const name = i18n.locale === 'en' ? label.toLowerCase() : label;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            disabled={disabled}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(controlStyle, 'pe-12')}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            disabled={disabled}
            aria-pressed={shown}
            aria-label={shown ? t`Hide ${name}` : t`Show ${name}`}
            className="absolute inset-y-0 inset-e-0 grid w-12 place-items-center rounded-md text-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
