import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import type { FormField } from '../../ui/use-zod-form.ts';

type NewPasswordFieldsProps = {
  label?: string;
  hint?: ReactNode;
  disabled: boolean;
  field: (name: 'password' | 'confirmPassword') => FormField;
};

/** A password that is being chosen, twice: the second time so that a slip is seen. */
export function NewPasswordFields({ label = t`New password`, hint, disabled, field }: NewPasswordFieldsProps) {
  const same = { autoComplete: 'new-password', disabled };
  return (
    <>
      <PasswordField label={label} hint={hint} {...same} {...field('password')} />
      <PasswordField label={t`Confirm password`} {...same} {...field('confirmPassword')} />
    </>
  );
}
