import { describe, expect, test } from 'vitest';
import { compareMeaning, meantLines } from './compare-meaning.ts';

const alikeness = (demand: string, line: string, language: string): number =>
  compareMeaning(demand, language, meantLines([line], language))[0] ?? 0;

describe('how near a line comes to what a demand says', () => {
  const resume = [
    'Cooked meals for 200 guests a day',
    'Prepared trial exhibits and managed discovery for lawsuits',
    'Shortened month-end close from 10 days to 4',
    'Volunteer teacher in Sumatra',
  ];

  test.each([
    ['Food production', 0],
    ['Litigation support', 1],
    ['Monthly financial close', 2],
  ])('%s is nearest to the line that shows it in other words', (demand, line) => {
    const said = compareMeaning(demand, 'en', meantLines(resume, 'en'));
    expect(said.indexOf(Math.max(...said))).toBe(line);
  });

  test('the same words say the same, and other work says little', () => {
    expect(alikeness('Payroll', 'Ran payroll for 40 people', 'en')).toBe(1);
    expect(alikeness('Patient care', 'Cleaned the kitchen', 'en')).toBeLessThan(0.1);
  });

  test('another form of a word is the same word, in any place of a long line', () => {
    expect(alikeness('Dashboards', 'Built a dashboard', 'en')).toBe(1);
    expect(alikeness('Payroll', `${'Wrote to parents and schools. '.repeat(40)}Ran payroll`, 'en')).toBe(1);
  });

  test('words of other languages are compared by their English', () => {
    expect(alikeness('Lohnbuchhaltung', 'Führte die Lohnabrechnung', 'de')).toBeGreaterThan(0.3);
  });

  test('what is too long for a word is read in no time', () => {
    const started = performance.now();
    alikeness('a'.repeat(100_000), 'b'.repeat(100_000), 'de');
    expect(performance.now() - started).toBeLessThan(500);
  });

  test('a tool is no place of that name', () => {
    expect(alikeness('Java', 'Volunteer teacher in Sumatra', 'en')).toBe(0);
  });

  test('nothing asked or nothing said is nothing alike', () => {
    expect(alikeness('and the', 'Ran payroll', 'en')).toBe(0);
    expect(alikeness('Payroll', '', 'en')).toBe(0);
  });
});
