import { expect, it } from 'vitest';
import { wordingNote } from './wording-note.ts';

it('says of a resume in another language what is left to the person', () => {
  expect(wordingNote('en-GB')).toBeUndefined();
  expect(wordingNote(undefined)).toBeUndefined();
  expect(wordingNote('de')).toContain('in German. We reordered its lines and removed stock phrases');
  expect(wordingNote('it')).toContain('in Italian. We reordered its lines and kept their wording');
});
