import { describe, expect, test } from 'vitest';
import { mendSpelling } from './mend-spelling.ts';
import { meantWord } from './slips-of-the-pen.ts';

describe('a word that does not exist', () => {
  test.each([
    ['Sofware Developer', 'Software Developer'],
    ['Maintained area clasification sheets for the plant', 'Maintained area classification sheets for the plant'],
    ['Improved the reliabiltiy of our product', 'Improved the reliability of our product'],
    ['Held regular wokshops in the laboratory', 'Held regular workshops in the laboratory'],
  ])('%s', (wrong, right) => {
    expect(mendSpelling(wrong).text).toBe(right);
  });

  test.each([
    'Retrained as a data analyst',
    'Wrote labelled data sets for organisations',
    'Customised dashboards and backends with microservices',
    'Gave the keynote at Compilr Worldd',
    'Entwicklung von Programen für Kunden',
  ])('%s stays', (text) => {
    expect(mendSpelling(text).text).toBe(text);
  });

  test('what is too long for a word is no slip, and takes no time', () => {
    const started = performance.now();
    expect(meantWord('x'.repeat(20_000))).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
