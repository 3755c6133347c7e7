import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readCommonPasswords } from './common-passwords.ts';
import { isCommon, isOwn } from './easy-to-guess.ts';
import { adviseOn, judgePassword } from './judge-password.ts';

const rules = {
  passwordMinLength: 6,
  passwordMinScore: 1,
  brandName: 'Shortlist',
  siteUrl: 'https://shortlist.example',
};
const own = ['mara.quill@example.org', 'Mara Quill'];

test('the list holds more than 100,000 passwords of six signs or more, and each of them is refused', () => {
  const list = readCommonPasswords();
  const words = list
    .toString()
    .split('\n')
    .filter((word) => word.length >= 6);
  expect(words.length).toBeGreaterThan(100_000);
  const sample = [...words.slice(0, 500), ...words.filter((_, index) => index % 1_000 === 0)];
  expect(sample.filter((word) => !isCommon(word, list))).toEqual([]);
});

test('a common password is known in other spellings, with digits and signs at its ends', async () => {
  for (const password of ['Summer2024', '2024summer', 'p@ssw0rd', 'DRAGON!!', 'football#1', 'letmein'])
    expect([password, (await judgePassword(password, own, rules))?.reasons]).toEqual([password, ['pwned']]);
});

test('what is made of the person or the site is refused by name; a good password may hold such a word', async () => {
  for (const password of [
    'maraquill',
    'Quill-Mara',
    'quill1990',
    'M4ra.Qu1ll',
    'shortlist',
    'Shortlist26',
    'mara.quill@example.org',
  ])
    expect((await judgePassword(password, own, rules))?.message).toContain('your name, your email address');
  expect(isOwn('mara hates green olives', own)).toBe(false);
});

test('passwords that nobody would try pass, also short ones', async () => {
  for (const password of ['correct horse battery', 'x7Kp2m', 'a quiet harbour 71', 'Höhenzug – 71 Möwen', 'tv!9qLz@w'])
    expect([password, await judgePassword(password, own, rules)]).toEqual([password, undefined]);
});

test('the slowest passwords do not hold up anything else', async () => {
  await judgePassword('the dictionaries are loaded', own, rules);
  const slow = '4@8({[</369&#!1/|0$5+7%2'.repeat(3).slice(0, 72);
  const longestPause = async (): Promise<{ longest: number; whole: number }> => {
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const began = performance.now();
    await Promise.all(Array.from({ length: 5 }, () => judgePassword(slow, own, rules)));
    const whole = performance.now() - began;
    await wait(10);
    clearInterval(beat);
    return { longest, whole };
  };
  // Judged on the event loop, each of the five would hold it for a fifth of the time, at every try; a busy machine does so now and then.
  const tries = [await longestPause(), await longestPause(), await longestPause()];
  expect(tries.some(({ longest, whole }) => longest < Math.max(250, whole / 6))).toBe(true);
});

test('where strangers keep the judge busy, who knows their password signs in without its advice', async () => {
  const slow = '4@8({[</369&#!1/|0$5+7%2'.repeat(3).slice(0, 72);
  const strangers = Array.from({ length: 50 }, () => judgePassword(slow, own, rules).catch(() => undefined));
  await expect(judgePassword('x7Kp2m', own, rules)).rejects.toThrow('busy');
  expect(await adviseOn('maraquill', own, rules)).toBeUndefined();
  await Promise.all(strangers);
  expect((await adviseOn('maraquill', own, rules))?.reasons).toEqual(['pwned']);
});
