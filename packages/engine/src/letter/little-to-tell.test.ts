import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const letterOf = (work: Resume['work'], posting: string, basics: Resume['basics'] = { name: 'Nora Field' }): string =>
  optimiseResume({
    resume: { basics, ...(work === undefined ? {} : { work }) },
    posting: readPosting(posting),
    now: '2026-06-01',
  }).letter.paragraphs.join('\n');

const store = 'Warehouse Supervisor\nQuayside Stores\n\nRequirements\n- Stock control\n- Forklift\n';

describe('a letter says no more than can be said', () => {
  it('names no heading of the page as an employer', () => {
    const letter = letterOf(
      [
        {
          name: 'Key Qualifications & Responsibilities',
          position: 'Warehouse Supervisor',
          startDate: '2019',
          highlights: ['Cut stock losses by 12% with weekly counts'],
        },
      ],
      store,
    );
    expect(letter).toContain('Warehouse Supervisor');
    expect(letter).not.toContain('Qualifications');
  });

  it('says since when somebody works, and no praise, where no deed can be told', () => {
    const letter = letterOf([{ name: 'Larch Depot', position: 'Warehouse Supervisor', startDate: '2019' }], store, {
      name: 'Nora Field',
      summary: 'Warehouse supervisor offering strong leadership skills.',
    });
    expect(letter).toContain('I have been a Warehouse Supervisor at Larch Depot since 2019.');
    expect(letter).not.toContain('offering');
  });

  it('names an employer whose name holds an abbreviation', () => {
    const letter = letterOf(
      [{ name: 'Acme Bros. Pictures Inc.', position: 'Warehouse Supervisor', startDate: '2019' }],
      store,
    );
    expect(letter).toContain('I have been a Warehouse Supervisor at Acme Bros. Pictures Inc. since 2019.');
  });

  it('lists no jobs of other trades where no line of any can be told, and lists them where one is of the post’s trade', () => {
    const earlier = [
      { name: 'Kestrel Inn', position: 'Wine Waiter', startDate: '2014', endDate: '2016' },
      { name: 'Larch Museum', position: 'Museum Guide', startDate: '2012', endDate: '2013' },
    ];
    expect(letterOf(earlier, 'Assistant Professor of History\nAlder University\n')).not.toContain(
      'most recent positions',
    );
    const supervisor = { name: 'Larch Depot', position: 'Warehouse Supervisor', startDate: '2017', endDate: '2019' };
    const letter = letterOf([supervisor, ...earlier], store);
    expect(letter).toContain('These are my most recent positions:');
    expect(letter).toContain('Warehouse Supervisor, Larch Depot (2017–2019)');
  });

  it('says since when somebody works for students, who is none', () => {
    const letter = letterOf(
      [{ name: 'Alder University', position: 'Student Services Manager', startDate: '2018' }],
      store,
    );
    expect(letter).toContain('I have been a Student Services Manager at Alder University since 2018.');
  });

  it('names the latest job in German where no deed can be told', () => {
    const { letter } = optimiseResume({
      resume: {
        basics: { name: 'Jule Kern', location: { city: 'Fulda' } },
        work: [{ name: 'Lohmann Logistik GmbH', position: 'Lagerist', startDate: '2021-02', endDate: '2023-04' }],
      },
      posting: readPosting('Haustechniker (m/w/d)\nKern Bau GmbH\nFulda\n\nIhr Profil\n- Handwerkliche Ausbildung\n'),
      now: '2026-06-01',
      language: 'de',
    });
    expect(letter.paragraphs.join(' ')).toContain('Lagerist bei der Lohmann Logistik GmbH');
  });

  it('leaves out one deed that nobody asked for', () => {
    const letter = letterOf(
      [
        {
          name: 'Bay Inn',
          position: 'Receptionist',
          startDate: '2019',
          endDate: '2021',
          highlights: ['Obtained flowers and papers for the front hall of the house'],
        },
      ],
      'Data Engineer\nTarn Systems\n\nRequirements\n- Python\n- Airflow\n',
    );
    expect(letter).not.toContain('flowers');
    expect(letter).toContain('Data Engineer');
  });
});

it('a resume without jobs is answered in the language of its headings and lists', () => {
  const resume: Resume = {
    basics: { name: 'Ruth Adler' },
    skills: [
      {
        name: 'Netzwerktechnik',
        keywords: ['Ich kenne verschiedene Methoden, um Fehler zu finden und zu beheben', 'Ansible', 'Docker'],
      },
    ],
    meta: { headings: { skills: 'Besondere Kenntnisse' } },
  };
  const posting = readPosting(
    'Fachinformatiker Systemintegration\nHolm GmbH\n\nAnforderungen\n- Kenntnisse in Docker\n',
  );
  expect(optimiseResume({ resume, posting, now: '2026-06-01' }).letter.language).toBe('de');
});
