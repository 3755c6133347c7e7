import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { job, judge, met } from '../../test/judge-demands.ts';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

describe('years', () => {
  it('in the wider field alone are at most partly those of a field asked for by name', () => {
    const plumber: Resume = { work: [job('Plumber', '2010-01', '2024-12', 'Installed pipes in clinics')] };
    const [row] = judge(plumber, 'Maintenance Technician', '3 years of industrial maintenance').requirements;
    expect([row?.met, row?.credit]).toEqual(['partly', 0.6]);
    expect(met(plumber, 'Plumber', '3 years of plumbing')).toEqual([true]);
  });

  it('of what an occupation does are the years of its jobs, under whatever name', () => {
    const developer: Resume = { work: [job('Backend Developer', '2016-01', '2024-12', 'Built services for shops')] };
    expect(met(developer, 'Senior Backend Engineer', '5+ years of professional software engineering')).toEqual([true]);
    expect(met({ work: [job('Line Cook', '2021-01', '2023-12')] }, 'Line Cook', 'Cooking: 2 years')).toEqual([true]);
  });

  it('of a specialty that the title names beside the occupation are those of the jobs that show it', () => {
    const nurse: Resume = { work: [job('Registered Nurse', '2015-01', '2024-12', 'Cared for patients on a ward')] };
    expect(met(nurse, 'Registered Nurse - ICU', '2 years of ICU experience')).not.toEqual([true]);
    const intensive: Resume = { work: [job('Registered Nurse, ICU', '2021-01', '2024-12', 'Ventilated patients')] };
    expect(met(intensive, 'Registered Nurse - ICU', '2 years of ICU experience')).toEqual([true]);
  });

  it('of leading people in a field are not met by work in the field alone', () => {
    const seller: Resume = { work: [job('Sales Assistant', '2015-01', '2024-12', 'Served customers in retail')] };
    const demand = 'Retail supervisory experience (at least 18 months)';
    expect(met(seller, 'Assistant Store Manager', demand)).toEqual([false]);
    const leader: Resume = {
      work: [job('Retail Team Leader', '2020-01', '2024-12', 'Supervised eight sales assistants in retail')],
    };
    expect(met(leader, 'Assistant Store Manager', demand)).toEqual([true]);
  });
});

describe('years of no work in particular', () => {
  const demands = ['Abgeschlossene Ausbildung als Elektroniker oder Elektriker', 'Mindestens 3 Jahre Berufserfahrung'];
  const years = (position: string) =>
    judge({ work: [job(position, '2016-01', '2024-01', 'Wartung von Anlagen')] }, 'Servicetechniker', ...demands)
      .requirements[1]?.met;

  it('are those in the trade that is to have been learnt', () => {
    expect(years('Elektriker')).toBe(true);
    expect(years('Kundendiensttechniker')).toBe(true);
    expect(years('Friseur')).not.toBe(true);
  });
});

describe('what stands in the resume', () => {
  it("an entry of a list in the posting's very words counts, even where the words alone may mean something else", () => {
    const demands = ['Networking', 'TCP/IP'];
    const bare: Resume = { skills: [{ name: 'Networking' }, { name: 'TCP/IP' }] };
    expect(met(bare, 'Site Reliability Engineer', ...demands)).toEqual([true, true]);
  });

  it('a degree is quoted in the words of the resume, with nothing put between', () => {
    const taught: Resume = { education: [{ studyType: 'Grado', area: 'Enfermería' }] };
    const [row] = judge(taught, 'Enfermera', 'Grado en Enfermería').requirements;
    expect([row?.met, row?.evidence[0]?.text]).toEqual([true, 'Grado, Enfermería']);
  });

  it('a degree of one profession of health is none of another', () => {
    const nurse: Resume = { education: [{ studyType: 'BSc (Hons)', area: 'Adult Nursing' }] };
    expect(met(nurse, 'Pharmacist', 'Bachelor of Pharmacy')).toEqual(['partly']);
    expect(met(nurse, 'Biomedical Scientist', 'BSc (Hons) Biomedical Science')).toEqual(['partly']);
    expect(met(nurse, 'Nurse', 'BSc in Nursing or Midwifery')).toEqual([true]);
  });

  it('of an occupation that the demand names are those of its jobs, whatever the post is called', () => {
    const nurse: Resume = {
      work: [job('Gesundheits- und Krankenpflegerin', '2015-01', '2024-12', 'Pflege auf einer Station mit 32 Betten')],
      education: [{ institution: 'Krankenpflegeschule Torvik', studyType: 'Gesundheits- und Krankenpflegerin' }],
    };
    const demand = 'Examinierte Pflegefachkraft mit mindestens drei Jahren Erfahrung';
    expect(met(nurse, 'Koordination Überleitung', demand)).toEqual([true, true]);
    expect(met({ work: [job('Köchin', '2015-01', '2024-12')] }, 'Koordination Überleitung', demand)).not.toContain(
      true,
    );
  });

  it('of a like role, where no list knows the post, are partly those of jobs that tell of its duties', () => {
    const resume: Resume = {
      work: [
        {
          ...job('Mitarbeiterin', '2018-01', '2024-12', 'Planung der Leihgaben für zwölf Ausstellungen'),
          highlights: ['Planung der Leihgaben für zwölf Ausstellungen', 'Pflege der Objektdatenbank'],
        },
      ],
    };
    const posting = readPosting(
      'Registrarin\nHaus Larche\n\nAufgaben\n- Planung der Leihgaben\n- Pflege der Objektdatenbank\n\nProfil\n- Drei Jahre Erfahrung in vergleichbarer Position\n',
    );
    const [row] = matchResume(resume, posting, '2026-01-15').requirements;
    expect([row?.kind, row?.met]).toEqual(['experience', 'partly']);
  });
});
