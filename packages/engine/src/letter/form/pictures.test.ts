import { expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { letterText } from './letter-text.ts';
import { withoutPictures } from './pictures.ts';

it('names and addresses of a letter have no pictures', () => {
  expect(withoutPictures('📍 Madrid, Spain 🇪🇸')).toBe('Madrid, Spain');
  expect(withoutPictures('Müller® & Söhne 👩‍🔬')).toBe('Müller® & Söhne');
  const { letter } = optimiseResume({
    resume: { basics: { name: '✨ Ada Quist ✨', location: { city: '📍 Lund' } } },
    posting: readPosting('Cleaner\n\nRequirements\n- Patience\n'),
    now: '2026-06-01',
  });
  expect(letterText({ ...letter, recipient: {} })).toMatch(/^Ada Quist\nLund\n/);
});

it('a title that calls for several people is said of one', () => {
  const subjectOf = (title: string) =>
    optimiseResume({
      resume: { basics: { name: 'Ada Quist' } },
      posting: readPosting(`${title}\nNet Ltd\n\nRequirements\n- Patience\n`),
      now: '2026-06-01',
    }).letter.paragraphs[0];
  expect(subjectOf('Installers')).toContain('the Installer position at');
  expect(subjectOf('Director of Operations')).toContain('the Director of Operations position');
  expect(subjectOf('Manager, Network Engineering')).toContain('Manager, Network Engineering');
});
