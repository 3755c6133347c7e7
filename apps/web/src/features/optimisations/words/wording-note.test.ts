import { expect, it } from 'vitest';
import { wordingNote } from './wording-note.ts';

it('says of a resume in another language what is left to the person', () => {
  expect(wordingNote('en-GB')).toBeUndefined();
  expect(wordingNote(undefined)).toBeUndefined();
  expect(wordingNote('de')).toContain('in German: we put its lines in order and removed set phrases');
  expect(wordingNote('it')).toContain('in Italian: we put its lines in order and kept their wording');
});
