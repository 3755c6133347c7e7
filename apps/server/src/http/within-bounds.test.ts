import { expect, test } from 'vitest';
import { bounds, findExcessInText } from './within-bounds.ts';

const many = bounds.values + 1;

test('a text of too many values is told before it is parsed, a long one of few is not', () => {
  for (const body of [`[${'{},'.repeat(many)}{}]`, '['.repeat(many + 1), `{${'"a":{'.repeat(many + 1)}`])
    expect(findExcessInText(body)).toBe('There are more than 20,000 values.');
  const texts = [',[{'.repeat(many), '\\"'.repeat(many), '\\\\', `",${'{'.repeat(many)}`, '\\\\",,,'.repeat(many)];
  expect(findExcessInText(JSON.stringify(texts))).toBeUndefined();
  // A string that never ends is no JSON, which its parser says.
  expect(findExcessInText(`["${',['.repeat(many)}`)).toBeUndefined();
});

test('a megabyte of the most laborious text is looked through in no time', () => {
  for (const body of [`"${'\\'.repeat(1_000_000)}`, `"${'\\"'.repeat(500_000)}`, '"'.repeat(1_000_000)]) {
    const began = performance.now();
    findExcessInText(body);
    expect(performance.now() - began).toBeLessThan(500);
  }
});
