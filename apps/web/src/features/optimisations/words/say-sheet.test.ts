import { sayInEnglish, sheetTexts } from '@shortlist/schema';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { loadArea } from '../../../language/load-texts.ts';
import { saySheet } from './say-sheet.ts';

afterEach(() => i18n.activate('en'));
const values = { year: '2019' };

test('the interview sheet is English to the letter where the interface is', () => {
  for (const text of sheetTexts) expect(saySheet(text, values)).toBe(sayInEnglish(text, values));
});

test('every text of the interview sheet is said in the language of the interface', async () => {
  i18n.load('de', {});
  i18n.activate('de');
  await Promise.all([loadArea('optimisations'), loadArea('shared')]);
  for (const text of sheetTexts) expect(saySheet(text, values)).not.toBe(sayInEnglish(text, values));
});
