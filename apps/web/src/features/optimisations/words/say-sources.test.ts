import { sayInEnglish, sourceTexts } from '@shortlist/schema';
import { afterEach, expect, test } from 'vitest';
import { i18n } from '#i18n';
import { loadArea } from '../../../language/load-texts.ts';
import { saySources } from './say-sources.ts';

afterEach(() => i18n.activate('en'));
const values = { words: 'Led a team', place: 'page 1' };

test('sources.txt is English to the letter where the interface is', () => {
  for (const text of sourceTexts) expect(saySources('resume')(text, values)).toBe(sayInEnglish(text, values));
});

test('every text of sources.txt is said in the language of the interface', async () => {
  i18n.load('de', {});
  i18n.activate('de');
  await Promise.all([loadArea('optimisations'), loadArea('shared')]);
  const say = saySources('resume');
  for (const text of sourceTexts) expect(say(text, values)).not.toBe(sayInEnglish(text, values));
  expect(say('“{words}” ({place})', values)).toBe('„Led a team“ (page 1)');
});
