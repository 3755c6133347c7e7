import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';
import { resumeOf, rows, section } from './sketch-rows.ts';

const typed = (text: string): Resume => parseResume(readText(new TextEncoder().encode(text))).resume;
const headed = (head: string): Resume =>
  typed(
    `${head}\n\nHauptstr. 3, 07743 Jena\n0316 5550177 | am77@example.com\n\nProfile\nWelder who likes early mornings.\n`,
  );

describe('a name at the head of a resume', () => {
  it.each([
    'LEBENSLAUF – Ada Moreno',
    'Lebenslauf von Ada Moreno',
    'Curriculum Vitae | Ada Moreno',
    'CV Ada Moreno',
    'Resume of Ada Moreno',
    'Życiorys - Ada Moreno',
    'Ada Moreno - Curriculum Vitae',
    'Ada Moreno’s Resume',
  ])('stands beside the title of the document: %s', (head) => {
    expect(headed(head).basics?.name).toBe('Ada Moreno');
  });

  it.each(['SOGGETTO', 'Nominativo', 'Imię i nazwisko', 'Candidate', 'Nama Lengkap', 'Ad Soyad', 'Nume și prenume'])(
    'stands behind a label: %s',
    (label) => {
      expect(headed(`Curriculum Vitae\n${label}: Ada Moreno`).basics?.name).toBe('Ada Moreno');
    },
  );

  it('may be spelled letter by letter, one part shorter than words that are', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'A D A', size: 24 },
      { x: 160, line: 0, text: 'M O R E N O', size: 24 },
      { x: 40, line: 2, text: 'am77@example.com' },
      section(4, 'Profile'),
      ...rows(5, ['Welder who likes early mornings.']),
    ]);
    expect(basics?.name).toBe('ADA MORENO');
  });
});

it('a letter with a stop before a word is no web address', () => {
  const { basics } = typed('Ada Moreno\nB.Tech, am77@example.com\nH.No 3, Torvik\n\nProfile\nWelder.\n');
  expect([basics?.url, basics?.profiles]).toEqual([undefined, undefined]);
});
