import type { ExternalResult, LinkedinResult, ResumeResult } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { downloadName } from './download-name.ts';

const original = { basics: { name: 'Siobhán O’Dwyer' } };
const resume = { kind: 'resume', original, posting: { employer: 'Brightwater Foods' } } as ResumeResult;

it('names a file for the person and the employer that it is for', () => {
  expect(downloadName({ result: resume }, 'resume.pdf')).toBe('Siobhan-O-Dwyer-resume-Brightwater-Foods.pdf');
  expect(downloadName({ result: resume }, 'letter.docx')).toBe('Siobhan-O-Dwyer-letter-Brightwater-Foods.docx');
  const profile = { kind: 'linkedin', original } as LinkedinResult;
  expect(downloadName({ result: profile }, 'report.pdf')).toBe('Siobhan-O-Dwyer-report.pdf');
});

it('calls resume and letter as the language that they are in', () => {
  const german = { ...resume, letter: { language: 'de' } } as ResumeResult;
  expect(downloadName({ result: german }, 'resume.pdf')).toBe('Siobhan-O-Dwyer-Lebenslauf-Brightwater-Foods.pdf');
  expect(downloadName({ result: german }, 'letter.docx')).toBe('Siobhan-O-Dwyer-Anschreiben-Brightwater-Foods.docx');
  expect(downloadName({ result: german }, 'edits.txt')).toBe('Siobhan-O-Dwyer-edits-Brightwater-Foods.txt');
  const portuguese = { ...resume, letter: { language: 'pt' } } as ResumeResult;
  expect(downloadName({ result: portuguese }, 'letter.pdf')).toBe(
    'Siobhan-O-Dwyer-carta-de-apresentacao-Brightwater-Foods.pdf',
  );
});

it('leaves the name where nothing is known of the person', () => {
  expect(
    downloadName(
      { result: { ...resume, original: {}, posting: { ...resume.posting, employer: undefined } } },
      'resume.pdf',
    ),
  ).toBe('resume.pdf');
  const external: ExternalResult = { kind: 'external' };
  expect(downloadName({ result: external }, 'own report.pdf')).toBe('own report.pdf');
});
