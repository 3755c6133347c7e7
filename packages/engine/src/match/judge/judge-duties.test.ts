import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../../posting/read-posting.ts';
import { matchResume } from '../match-resume.ts';

describe('what a duty is met by', () => {
  const ward: Resume = {
    basics: { name: 'Oona Talvik', summary: 'Registered nurse with experience in medical wards and cardiology.' },
    work: [
      {
        name: 'Bay Hospital',
        position: 'Staff Nurse',
        startDate: '2018-01',
        highlights: ['Cared for 8 patients a shift'],
      },
    ],
  };
  const dutiesOf = (resume: Resume, duty: string) =>
    matchResume(resume, readPosting(`Head of Ward\n\nResponsibilities\n- ${duty}\n`), '2026-01-15').duties ?? [];

  it('to lead people is shown by having led people, not by words of the field', () => {
    const [duty] = dutiesOf(ward, 'Lead a team of 20 nurses on the cardiology ward');
    expect(duty?.met).toBe(false);
    expect(duty?.evidence).toEqual([]);
    const led = {
      ...ward,
      work: [{ ...ward.work?.[0], highlights: ['Led a team of 6 nurses on the cardiology ward'] }],
    };
    const [shown] = dutiesOf(led, 'Lead a team of 20 nurses on the cardiology ward');
    expect([shown?.met, shown?.evidence[0]?.text]).toEqual([true, 'Led a team of 6 nurses on the cardiology ward']);
  });

  it('a meeting of the team asks for no rank', () =>
    expect(
      dutiesOf(
        { ...ward, work: [{ ...ward.work?.[0], highlights: ['Led weekly team meetings'] }] },
        'Lead team meetings',
      )[0]?.met,
    ).toBe(true));

  it('what only the summary claims is shown in part', () =>
    expect(dutiesOf(ward, 'Nursing in medical wards and cardiology')[0]?.met).toBe('partly'));

  it('quotes every line that it rests on, and two jobs with half of it each are no whole', () => {
    const fitter: Resume = {
      work: [
        {
          name: 'A',
          position: 'Elektroniker',
          startDate: '2018',
          highlights: ['Installation von PV-Anlagen', 'Kabelzug'],
        },
        { name: 'B', position: 'Elektriker', startDate: '2012', endDate: '2018', highlights: ['Wartung der Anlagen'] },
      ],
    };
    const posting = 'Elektroniker (m/w/d)\n\nIhre Aufgaben\n- Installation und Wartung von PV-Anlagen\n';
    const [duty] = matchResume(fitter, readPosting(posting), '2026-01-15').duties ?? [];
    expect(duty?.evidence.map(({ text }) => text).sort()).toEqual([
      'Installation von PV-Anlagen',
      'Wartung der Anlagen',
    ]);
    expect(duty?.met).toBe('partly');
  });
});
