import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { EmailForm, LoginForm, NewPasswordForm, RegisterForm } from './credential-forms.ts';

/** The first text for each field, as the form shows it. */
function errorsOf(schema: z.ZodType, values: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) found[issue.path.join('.')] ??= issue.message;
  return found;
}

describe('the texts of the account forms', () => {
  it('ask for every field of the registration', () => {
    expect(errorsOf(RegisterForm, { name: '  ', email: '', password: '', confirmPassword: '' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  it('say at once that two passwords differ, whatever else is missing', () => {
    const errors = errorsOf(RegisterForm, {
      name: '',
      email: 'a@b.c',
      password: 'secret1',
      confirmPassword: 'secret2',
    });
    expect(errors).toEqual({ name: 'Name is required', confirmPassword: 'Passwords do not match' });
    expect(errorsOf(NewPasswordForm, { password: 'secret1', confirmPassword: '' })).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  });

  it('know an address by its simple pattern', () => {
    for (const email of ['plain', 'a b@c.de', 'a@b', '@b.c'])
      expect(errorsOf(EmailForm, { email })).toEqual({ email: 'Invalid email format' });
    expect(errorsOf(EmailForm, { email: ' mara@example.com ' })).toEqual({});
  });

  it('want six characters of a password', () => {
    expect(errorsOf(LoginForm, { email: 'a@b.c', password: '12345' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect(errorsOf(LoginForm, { email: 'a@b.c', password: '123456' })).toEqual({});
  });
});
