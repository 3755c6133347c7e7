import { expect, it } from 'vitest';
import { nameDownload } from './name-download.ts';

it('calls the file by the person who is on it', () => {
  expect(nameDownload("Siobhán O'Dwyer", 'My resume')).toBe('Siobhan-O-Dwyer-resume');
  expect(nameDownload("Siobhán O'Dwyer", 'Ward manager')).toBe('Siobhan-O-Dwyer-Ward-manager');
  expect(nameDownload('Mara Quill', 'Resume of Mara Quill')).toBe('Resume-of-Mara-Quill');
});

it('calls it by its title alone while there is no name', () => {
  expect(nameDownload(' ', 'Ward manager')).toBe('Ward-manager');
  expect(nameDownload('', 'My resume')).toBe('resume');
});
