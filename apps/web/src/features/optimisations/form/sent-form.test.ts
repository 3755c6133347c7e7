import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSentForm, keyForSending, readSentForm } from './sent-form.ts';

const form = { fields: { jobDescription: 'Baker wanted' }, file: { name: 'resume.pdf', size: 1200 } };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('the same filled-in form is sent under the same key until its answer came', () => {
  const key = keyForSending('resume', form);
  expect(keyForSending('resume', form)).toBe(key);
  forgetSentForm('resume');
  expect(keyForSending('resume', form)).not.toBe(key);
});

test.each([
  ['another posting', { ...form, fields: { jobDescription: 'Cook wanted' } }],
  ['another file', { ...form, file: { name: 'newer.pdf', size: 1200 } }],
])('%s makes it another form', (_, other) => {
  expect(keyForSending('resume', other)).not.toBe(keyForSending('resume', form));
});

test('what was sent is remembered for its kind, and not for ever', () => {
  keyForSending('resume', form);
  expect(readSentForm('linkedin')).toBeUndefined();
  expect(readSentForm('resume')?.content).toContain('Baker wanted');
  expect(readSentForm('resume', Date.now() + 3_600_000)).toBeUndefined();
});

test('a store that is full or closed stops nobody from sending', () => {
  const closed = () => {
    throw new Error('closed');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed });
  expect(keyForSending('resume', form)).toMatch(/^[\da-f-]{36}$/);
});
