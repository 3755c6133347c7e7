import { t } from '@lingui/core/macro';
import { isMailAddress } from '@shortlist/schema/mail-address';
import { z } from 'zod';

const email = z
  .string()
  .trim()
  .min(1, { error: () => t`Email is required` })
  .refine(isMailAddress, { error: () => t`Invalid email format` });
const password = z
  .string()
  .min(1, { error: () => t`Password is required` })
  .min(6, { error: () => t`Password must be at least 6 characters` });
const mismatch = { path: ['confirmPassword'], error: () => t`Passwords do not match`, when: () => true };

export const LoginForm = z.object({ email, password });

export const RegisterForm = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: () => t`Name is required` }),
    email,
    password,
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, mismatch);

export const EmailForm = z.object({ email });

export const NewPasswordForm = z
  .object({ password, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, mismatch);
