import { expect, it } from 'vitest';
import { understand } from '../understand.ts';
import { givenLimits, judgeGiven } from './judge-given.ts';

const work = (entries: number, lines: number) => ({
  basics: { name: 'Ada Moss' },
  work: Array.from({ length: entries }, (_, at) => ({
    name: `Mill ${at}`,
    highlights: Array.from({ length: lines }, (_, line) => `Ground ${line} sacks`),
  })),
});

it('takes the longest careers as data, and a photo as cameras make them', () => {
  expect(judgeGiven(work(60, 20))).toBeUndefined();
  expect(judgeGiven({ basics: { image: `data:image/png;base64,${'x'.repeat(1_900_000)}` } })).toBeUndefined();
});

it('refuses more values, and more text, than anybody works through', () => {
  expect(judgeGiven(work(3000, 10))).toBe('too-much-text');
  expect(judgeGiven({ skills: Array.from({ length: 30_000 }, () => ({})) })).toBe('too-much-text');
  expect(judgeGiven({ basics: { summary: 'x'.repeat(givenLimits.characters + 1) } })).toBe('too-much-text');
  expect(judgeGiven({ meta: { more: ['x'.repeat(givenLimits.characters + 1)] } })).toBe('too-much-text');
});

it('counts the names of fields, and what stands in the place of a photo', () => {
  const long = 'x'.repeat(givenLimits.name + 1);
  expect(judgeGiven({ meta: { [long]: 1 } })).toBe('too-much-text');
  const names = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`${'x'.repeat(190)}${at}`, 1]));
  expect(judgeGiven({ meta: names })).toBe('too-much-text');
  for (const start of ['https://example.org/', 'data:image/png;base64,'])
    expect(judgeGiven({ basics: { image: start + 'x'.repeat(givenLimits.photo) } })).toBe('too-much-text');
});

it('a JSON Resume of 150,000 skills is refused where it is read, before the server has to copy it', async () => {
  const skills = Array.from({ length: 150_000 }, (_, at) => ({ name: `skill ${at}` }));
  const bytes = new TextEncoder().encode(JSON.stringify({ basics: { name: 'Ada Moss' }, skills }));
  expect(await understand(bytes, 'resume.json', '2026-01-01')).toMatchObject({
    ok: false,
    failure: { code: 'too-much-text' },
  });
});
