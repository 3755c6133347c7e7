import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { job, judge, met } from '../../test/judge-demands.ts';

describe('what is shown in part', () => {
  const line = (text: string): Resume => ({ work: [job('Technician', '2015-01', '2020-12', text)] });
  const row = (text: string, demand: string) => judge(line(text), 'Clerk', demand).requirements[0];

  it('is what the resume itself calls basic, unless the posting asks for no more', () => {
    for (const text of ['PLC basics', 'Basic knowledge of PLC', 'Grundkenntnisse in SPS', 'PLC (basic)'])
      expect(row(text, 'Experience with PLC programming'), text).toMatchObject({
        met: 'partly',
        reasons: [{ code: 'basic-level' }],
      });
    expect(row('PLC basics', 'PLC basics')?.met).toBe(true);
    const both: Resume = { work: [job('Technician', '2015-01', '2020-12', 'PLC basics', 'Programmed Siemens S7')] };
    expect(met(both, 'Clerk', 'Experience with PLC programming')).toEqual([true]);
    expect(row('Programmed PLC lines', 'Experience with PLC programming')?.met).toBe(true);
    expect(row('PLC basics', 'Experience with Siemens S7')?.met).toBe('partly');
  });

  it('is a driving licence that is only provisional', () => {
    const driver = (text: string): Resume => ({ skills: [{ name: text }] });
    const gate = (text: string) => judge(driver(text), 'Driver', 'Driving licence').gates[0];
    expect(gate('Driving licence')?.met).toBe(true);
    for (const text of ['Driving licence (provisional only)', 'Provisional driving licence', "Learner's permit"])
      expect(gate(text)?.met, text).not.toBe(true);
  });

  it('is one language of which either will do', () => {
    const speaker: Resume = { languages: [{ language: 'German', fluency: 'Fluent' }] };
    expect(met(speaker, 'Receptionist', 'Fluent French or German')).toEqual([true]);
    expect(met(speaker, 'Receptionist', 'Fluent French and German')).toEqual([false, true]);
  });

  it('is the work with a product that no list knows, by the jobs that name it', () => {
    const years = (...told: string[]) =>
      judge({ work: [job('Clerk', '2015-01', '2020-12', ...told)] }, 'Clerk', '5 years of experience with Vexilo');
    expect(years('Kept stock in Vexilo').requirements[0]?.met).toBe(true);
    expect(years('Kept stock').requirements[0]?.met).toBe('partly');
  });

  it('is a degree by its letters', () => {
    const teacher: Resume = { education: [{ studyType: 'B.Ed' }] };
    expect(met(teacher, 'Teacher', 'Bachelor of Education required')).toEqual([true]);
  });

  it('is membership of a register by a line that names it', () => {
    const nurse = (name: string): Resume => ({ certificates: [{ name }] });
    const demand = 'Be registered with NMBI in the General Division';
    expect(judge(nurse('Registered General Nurse, NMBI'), 'Nurse', demand).requirements[0]).toMatchObject({
      kind: 'certificate',
      met: true,
    });
    expect(met(nurse('Manual handling'), 'Nurse', demand)).toEqual([false]);
  });

  it('is the till by any of its German names', () => {
    expect(met(line('Kassieren und Regale auffüllen'), 'Verkäufer', 'Kassenerfahrung erforderlich')).toEqual([true]);
  });
});

describe('what a line says is lacking or being learnt', () => {
  const line = (text: string): Resume => ({ work: [job('Analyst', '2015-01', '2020-12', text)] });
  const verdict = (text: string) => judge(line(text), 'Clerk', 'Experience with Python').requirements[0];

  it('is no evidence', () => {
    for (const text of [
      'No experience with SQL or Python',
      'I am not familiar with Python',
      'Keine Erfahrung mit Python',
    ])
      expect(verdict(text), text).toMatchObject({ met: false, credit: 0, reasons: [{ code: 'said-to-lack' }] });
    for (const text of ['Learning Python', 'Currently learning Python and SQL', 'Eager to learn Python'])
      expect(verdict(text), text).toMatchObject({ credit: 0.3, reasons: [{ code: 'still-learning' }] });
  });

  it('does not reach beyond its clause', () => {
    for (const text of ['No experience with SQL, but strong Python', 'Machine learning in Python', 'Taught Python'])
      expect(verdict(text)?.met, text).toBe(true);
  });
});

it('all words of a name in one line show more of a skill than some, fewer than half of an unlisted name nothing', () => {
  const row = (line: string, demand: string) =>
    judge({ work: [job('Mechanic', '2015-01', '2020-12', line)] }, 'Technician', demand).requirements[0];
  expect(row('Recovered and charged refrigerant', 'Refrigerant charging')?.credit).toBe(0.7);
  expect(row('Welded structural steel', 'Steel-toe zorgboots')).toMatchObject({ met: false, evidence: [] });
});
