import { expect, it } from 'vitest';
import { wordingNote } from './wording-note.ts';

it('says of a resume in another language what is left to the person', () => {
  expect(wordingNote('en-GB')).toBeUndefined();
  expect(wordingNote(undefined)).toBeUndefined();
  expect(wordingNote('de')).toContain('in German: its lines are put in order, and set openings');
  expect(wordingNote('it')).toContain('in Italian: its lines are put in order, and their wording stays');
});
