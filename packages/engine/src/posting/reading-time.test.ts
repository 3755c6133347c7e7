import { expect, test } from 'vitest';
import { readPosting } from './read-posting.ts';

test('the reading of a posting takes time in proportion to its length, whatever repeats in it', () => {
  const parts = [
    'a',
    'A',
    '(',
    '1',
    '1,000',
    '<div',
    '[{',
    '&amp;',
    'Aa Aa ',
    'Java or ',
    'C++ ',
    '5 years ',
    '- ',
    'a: ',
    '1)\n',
    '中 ',
    '中\n',
    '\n',
    'a\n',
    'is looking for a ',
    'Kenntnisse in Aa, ',
    'preferred, ',
    '| ',
    '– ',
    'o A ',
    '✅ ',
  ];
  const cost = (part: string, length: number) => {
    const before = process.cpuUsage();
    readPosting(part.repeat(length / part.length));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  for (const part of parts) cost(part, 2_000);
  // Four times the length may take ten times as long on a busy machine; a quadratic reading takes sixteen times, and at every try.
  const isSlow = (part: string) => cost(part, 100_000) > 2_000 && cost(part, 100_000) > 10 * cost(part, 25_000);
  expect(parts.filter((part) => isSlow(part) && isSlow(part) && isSlow(part))).toEqual([]);
});

test('the name of a mail address is sought in proportion to the length of a word', () => {
  const cost = (length: number) => {
    const before = process.cpuUsage();
    readPosting(`Cook\n\n${'a'.repeat(length)}\njobs@larchfarm.example`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  cost(2_000);
  const isSlow = () => cost(80_000) > 2_000 && cost(80_000) > 10 * cost(20_000);
  expect(isSlow() && isSlow()).toBe(false);
});
