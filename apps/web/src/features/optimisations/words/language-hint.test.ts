import { expect, it } from 'vitest';
import { languageHint } from './language-hint.ts';

it('asks for the language of the document where it is not that of the page', () => {
  expect(languageHint('de')).toBe('Write it in German, like the rest of your document.');
  expect([languageHint('en-GB'), languageHint(undefined)]).toEqual(['', '']);
});
