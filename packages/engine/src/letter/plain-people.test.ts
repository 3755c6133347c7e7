import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string): string =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' }).letter.paragraphs.join('\n');

describe('letters of people who do not write for a living', () => {
  const technician: Resume = {
    basics: { name: 'Marcus Delacroix', label: 'HVAC Service Technician', location: { city: 'Tulsa', region: 'OK' } },
    work: [
      {
        name: 'Redbud Heating & Air',
        position: 'Service Tech',
        startDate: '2018',
        highlights: [
          'Residential service calls, 6-8 a day. Diagnose and repair gas furnaces, heat pumps and mini splits.',
          'Train apprentices (3 so far). On call every 4th week.',
          'Sell maintenance agreements, 140 sold in 2023.',
        ],
      },
      {
        name: 'Oilfield Supply Co.',
        position: 'Delivery Driver',
        startDate: '2014',
        endDate: '2018',
        highlights: ['Loaded trucks, forklift, drove box truck on routes through 3 counties'],
      },
    ],
    certificates: [{ name: 'EPA 608 Universal' }],
  };
  const posting =
    'HVAC Technician\nPrairie Mechanical\n\nWhat you’ll do:\n* Repair boilers and heat pumps\n* Mentor apprentices\n\nWhat you bring:\n* EPA Universal certification';

  it('tell each sentence of a line by itself, those first that the posting asks for', () => {
    const text = write(technician, posting);
    expect(text).toContain('Train apprentices (3 so far).');
    expect(text).toContain('Diagnose and repair gas furnaces, heat pumps and mini splits.');
  });

  it('leave out what is no sentence, and another trade beside the post’s own', () => {
    expect(write(technician, posting)).not.toMatch(/forklift|Oilfield/);
  });

  it('name a register that somebody is on', () => {
    const nurse: Resume = {
      basics: { name: 'Priya Raman', location: { city: 'Leeds' }, phone: '07700 900112' },
      work: [
        {
          name: 'St Aldhelm Hospital',
          position: 'Staff Nurse',
          startDate: '2020-03',
          highlights: ['Cut falls from 14 to 5 a year'],
        },
      ],
      certificates: [{ name: 'NMC Registered Nurse (Adult), PIN held' }, { name: 'ALS' }],
    };
    const text = write(nurse, 'Senior Staff Nurse\n\nEssential\n- NMC registered adult nurse\n- ALS');
    expect(text).toContain('I am an NMC Registered Nurse (Adult) and hold ALS.');
  });
});

it('a further training that runs is never told as ended', () => {
  const resume: Resume = {
    basics: { name: 'Svenja Krüger', location: { city: 'Erfurt' } },
    work: [
      {
        name: 'Helianthus Klinikum',
        position: 'Pflegefachkraft',
        startDate: '2020-08',
        highlights: ['Dekubitusrate von 6 % auf 2 % gesenkt'],
      },
    ],
    education: [
      {
        institution: 'Berufsfachschule Weimar',
        studyType: 'Ausbildung zur Gesundheits- und Krankenpflegerin',
        endDate: '2014',
      },
    ],
    certificates: [{ name: 'Fachweiterbildung Intensivpflege, läuft', date: '2024-03' }],
    meta: { language: 'de' },
  };
  const text = write(
    resume,
    'Pflegefachkraft (m/w/d) Intensivstation\nKlinikum Saaleblick gGmbH, Jena\n\nIhr Profil\n- Fachweiterbildung Intensiv und Anästhesie\n- Mindestens zwei Jahre Erfahrung',
  );
  expect(text).not.toMatch(/Fachweiterbildung[^.;]*abgeschlossen/);
});
