import { describe, expect, test } from 'vitest';
import { mendNames } from './mend-names.ts';

describe('a name that a line break parts at its inner capital', () => {
  test('stands in one word again where the lexicon knows it', () => {
    expect(mendNames('Java\nScript and Linked\nIn')).toBe('JavaScript and LinkedIn');
  });

  test('is known in whatever capitals, where the sentence goes on around it', () => {
    expect(mendNames('tools such as Hoot\nSuite, Facebook')).toBe('tools such as HootSuite, Facebook');
  });

  test('is known where the text has it whole elsewhere', () => {
    expect(mendNames('Director, FizzBarn\n\nFizz\nBarn is hiring.')).toContain('\nFizzBarn is hiring.');
  });

  test('is known where the text breaks at it again and again', () => {
    const text = 'Lark\nMill is new. We at Lark\nMill, and all who know Lark\nMill’s work';
    expect(mendNames(text)).toBe('LarkMill is new. We at LarkMill, and all who know LarkMill’s work');
  });

  test('is not made of two lines of a list, even where a paragraph stands there twice', () => {
    const list = 'Flexible Spending Accounts\nLife insurance paid by us\n';
    expect(mendNames(list + list)).toBe(list + list);
    expect(mendNames('Knows Excel\nMust have a car\nUses Excel\nMust have time')).not.toContain('ExcelMust');
  });
});
