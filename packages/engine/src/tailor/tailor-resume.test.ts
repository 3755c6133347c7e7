import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const tailor = (resume: Resume, posting: string) => optimiseResume({ resume, posting: readPosting(posting), now });

describe('the headline title', () => {
  const engineer = (label: string | undefined, ...titles: string[]): Resume => ({
    basics: { name: 'Jon Aldous', ...(label === undefined ? {} : { label }) },
    work: titles.map((position, i) => ({
      name: `Northgate ${i}`,
      position,
      startDate: `${2022 - 4 * i}-01`,
      ...(i === 0 ? {} : { endDate: `${2025 - 4 * i}-12` }),
    })),
  });

  it.each([
    ['STAFF SOFTWARE ENGINEER', 'SENIOR SOFTWARE ENGINEER', 'Senior Software Engineer'],
    ['Principal Designer', 'Senior Designer', 'Senior Designer'],
    ['Head Chef', 'Chef', 'Chef'],
    ['Warehouse Manager', 'Warehouse Supervisor', 'Warehouse Supervisor'],
  ])('stays %s where only the earlier job was %s', (present, earlier, wanted) => {
    const { tailored } = tailor(
      engineer(present, present, earlier),
      `${wanted}\nMillbrook Ltd\n\nRequirements\n- Teamwork\n`,
    );
    expect(tailored.basics?.label).toBe(present);
  });

  it('turns to an earlier title of the same rank', () => {
    const { tailored } = tailor(
      engineer('Barista', 'Barista', 'Registered Nurse'),
      'Registered Nurse\nLakeside\n\nRequirements\n- Wound care\n',
    );
    expect(tailored.basics?.label).toBe('Registered Nurse');
  });
});

describe('the posting’s own words', () => {
  const nurse: Resume = {
    basics: { name: 'Ida Farrow' },
    work: [
      {
        name: 'Alder Stores',
        position: 'Warehouse Lead',
        startDate: '2019-01',
        highlights: ['Trained 30 new hires on stand-up forklift certification'],
      },
    ],
    skills: [
      {
        name: 'Skills',
        keywords: ['Advanced Cardiac Life Support', 'Forklift certified', 'Search engine optimisation'],
      },
    ],
  };

  it('never turn one credential into another', () => {
    const { edits } = tailor(
      nurse,
      'Warehouse Lead\nBrightwater\n\nRequirements\n- Forklift licence\n- ACLS certification\n- Search engine optimization\n',
    );
    const texts = JSON.stringify(edits.map(({ after }) => after));
    expect(texts).not.toMatch(/licence|ACLS certification|\(advanced/);
  });
});

describe('the reason of a new order', () => {
  const cook: Resume = {
    basics: { name: 'Bo Lindgren' },
    work: [{ name: 'Inn', position: 'Cook', startDate: '2019-01' }],
    skills: [{ name: 'Kitchen', keywords: ['Menu planning', 'Shift coordination', 'Sourdough'] }],
  };
  const reason = (posting: string) =>
    tailor(cook, posting).edits.find(({ path }) => path === '/skills/0/keywords')?.explanation;

  it('says that a skill is asked for only where the posting asks for it', () => {
    const shared = reason(
      'Cook\nFarrow Kitchens\n\nAbout\nYou work with the shift and its coordination of the shift.\n\nRequirements\n- Care for shift rotas and coordination\n',
    );
    expect(shared ?? '').not.toContain('asks for');
  });
});

describe('the questions', () => {
  const ask = (language: string, posting: string) =>
    optimiseResume({
      resume: {
        basics: { name: 'Mary Quill' },
        work: [
          { name: 'Larkfield', position: 'Staff Nurse', startDate: '2019-02', highlights: ['Care for 9 patients'] },
        ],
        meta: { language },
      },
      posting: readPosting(posting),
      now,
    }).questions.flatMap(({ kind, text }) => (kind === undefined ? [text] : []));

  it('ask for no experience with what is only agreed to', () => {
    const texts = ask(
      'en',
      'Clerk\nFerndale Clinic\n\nRequirements\n- Professional attire required\n- Experience with Epic\n',
    );
    expect(texts.join(' ')).toContain('Epic');
    expect(texts.join(' ')).not.toContain('attire');
  });

  it('ask for a licence, for who granted it and since when, and not for its number', () => {
    const texts = ask(
      'en',
      'Nurse\nFerndale Clinic\n\nRequirements\n- Full UK driving licence\n- Gas Safe registration\n',
    );
    expect(texts).toEqual([
      'The posting asks for Gas Safe registration. Do you hold it? Who issued it, and when? Don’t include its number.',
      'The posting asks for “Full UK driving licence”. Do you hold it? Who issued it, and when? Don’t include its number.',
    ]);
  });

  it('are in the language of the app, whatever that of the resume is', () => {
    const posting = 'Nurse\nFerndale Clinic\n\nRequirements\n- Experience with Kafka\n';
    const asked = ['en', 'de', 'fr', 'es'].map((language) => ask(language, posting)[0]);
    expect(new Set(asked)).toEqual(new Set(['The posting asks for Kafka. Have you used it? Where, and what for?']));
  });
});

describe('the order of lines', () => {
  it('leaves what shows a duty before what only names a kindred thing', () => {
    const fitter: Resume = {
      work: [
        {
          name: 'Elektro Weil GmbH',
          position: 'Elektroniker',
          startDate: '2018',
          highlights: ['Installation von PV-Anlagen', 'Prüfung nach DGUV V3', 'E-Check und Dokumentation'],
        },
      ],
    };
    const { tailored } = tailor(
      fitter,
      'Elektroniker (m/w/d)\n\nIhre Aufgaben\n- Installation und Wartung von PV-Anlagen\n- Prüfung nach DGUV V3\n',
    );
    const kindred = (line: string) => line.startsWith('E-Check');
    expect(tailored.work?.[0]?.highlights?.findIndex(kindred)).toBe(2);
  });
});
