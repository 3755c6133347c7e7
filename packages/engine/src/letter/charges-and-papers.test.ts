import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (resume: Resume, posting: string) =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' }).letter;
const write = (resume: Resume, posting: string): string => letterOf(resume, posting).paragraphs.join('\n');

describe('what somebody answers for', () => {
  const carpenter: Resume = {
    basics: { name: 'Brendan Farrow' },
    work: [
      {
        name: 'Harborview Builders',
        position: 'Lead Carpenter',
        startDate: '2016-04',
        highlights: [
          'Responsible for framing, finish carpentry and punch lists on residential remodels',
          'In charge of crews of 3-6 on jobs up to $900K',
        ],
      },
    ],
  };
  const text = write(
    carpenter,
    'Site Superintendent\nCastle Rock Construction\n\nWhat you need\n- Strong finish carpentry background\n- 3+ years in a lead role\n',
  );

  it('is told as it stands, a crew and a list of trades too', () => {
    expect(text).toContain('am in charge of crews of 3-6 on jobs up to $900K');
    expect(text).toContain('I am responsible for framing, finish carpentry and punch lists');
  });

  it('what the posting asks for has its article', () => {
    expect(text).toContain('You ask for a strong finish carpentry background.');
  });
});

describe('papers', () => {
  const base = (work: string, certificate: string): Resume => ({
    basics: { name: 'Sam Alder' },
    work: [{ name: 'Larch Ltd', position: work, startDate: '2019-01', highlights: ['Closed the books in 6 days'] }],
    certificates: [{ name: certificate }],
  });

  it('whose letters people call themselves by are not held', () => {
    expect(write(base('Controller', 'CPA'), 'Controller\nSunward Ltd\n\nRequirements\n- CPA required\n')).toContain(
      'I am a CPA.',
    );
  });

  it('that allow somebody to drive a lorry are named in full', () => {
    expect(
      write(
        base('Diesel Technician', 'CDL class B with P and S endorsement'),
        'Diesel Technician\nMagnolia Waste\n\nQualifications\n- Class B CDL or ability to obtain in 6 months\n',
      ),
    ).toContain('I hold a CDL class B with P and S endorsement.');
  });
});

describe('a letter in the German of Switzerland', () => {
  const resume = (city: string, line: string): Resume => ({
    basics: { name: 'Laura Bianchi', location: { city } },
    work: [{ name: 'Rütiman AG', position: 'Projektleiterin', startDate: '2019-03', highlights: [line] }],
    languages: [{ language: 'Italienisch', fluency: 'fliessend' }],
  });
  const posting =
    'Projektleiterin Hochbau\nAarhof Immobilien AG, Zürich\n\nIhr Profil\n- Erfahrung als Projektleiterin\n- Italienisch\n\nIhre Ansprechperson: Frau Corinne Voß, HR\n';

  it('writes no ß of its own, and keeps that of a name', () => {
    const letter = letterOf(resume('Winterthur', 'Führung von 4 Bauleitern'), posting);
    expect(letter.closing).toBe('Mit freundlichen Grüssen');
    expect(letter.greeting).toBe('Sehr geehrte Frau Voß,');
    expect(letter.paragraphs.join(' ')).toContain('Ich spreche fliessend Italienisch.');
  });

  it('is told from Germany’s by what the resume writes', () => {
    expect(letterOf(resume('Konstanz', 'Führung von 4 großen Baustellen'), posting).closing).toContain('Grüßen');
  });
});
