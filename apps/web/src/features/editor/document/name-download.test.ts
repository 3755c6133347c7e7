import { expect, it } from 'vitest';
import { nameDownload } from './name-download.ts';

it('calls the file by the person who is on it, and by what it is', () => {
  expect(nameDownload("Siobhán O'Dwyer")).toBe('Siobhan-O-Dwyer-Resume');
  expect(nameDownload(' ')).toBe('Resume');
});

it('calls the file what it is in the language of the resume', () => {
  expect(nameDownload('Jürgen Weiß', 'de-CH')).toBe('Jurgen-Weiss-Lebenslauf');
});
