import { beforeEach, expect, test, vi } from 'vitest';
import { askEarly, peekEarlyAnswer, takeEarlyAnswer } from './early-answers.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('what was asked for early is taken once, with the token it was asked with', async () => {
  fetched.mockResolvedValue(new Response('a page'));
  askEarly('/api/resumes/1', 'a-token');
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer a-token' });
  expect(await (await takeEarlyAnswer('/api/resumes/1'))?.text()).toBe('a page');
  expect(await takeEarlyAnswer('/api/resumes/1')).toBeUndefined();
});

test('a refusal, or no answer, is left to whoever asks anew', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 401 }));
  askEarly('/api/resumes/1', 'an-ended-token');
  expect(await takeEarlyAnswer('/api/resumes/1')).toBeUndefined();
  fetched.mockRejectedValue(new TypeError('offline'));
  askEarly('/api/resumes/1', 'a-token');
  expect(await takeEarlyAnswer('/api/resumes/1')).toBeUndefined();
});

test('what was asked for early can be looked at before it is taken, and settings need no token', async () => {
  fetched.mockResolvedValue(new Response('settings'));
  expect(peekEarlyAnswer('/api/config')).toBeUndefined();
  askEarly('/api/config');
  expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('Authorization');
  expect((await peekEarlyAnswer('/api/config'))?.ok).toBe(true);
  expect(await (await takeEarlyAnswer('/api/config'))?.text()).toBe('settings');
});
