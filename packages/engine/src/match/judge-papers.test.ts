import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { askedIn, job, judge, met } from '../../test/judge-demands.ts';

describe('degrees', () => {
  const taught = (studyType: string, area: string): Resume => ({ education: [{ studyType, area }] });
  const asked = "Bachelor's degree in Mechanical or Aerospace Engineering";

  it('of another field or branch are other degrees', () => {
    expect(met(taught('Bachelor of Arts', 'History'), 'Engineer', asked)).toEqual([false]);
    const [row] = judge(taught('Bachelor of Engineering', 'Civil Engineering'), 'Engineer', asked).requirements;
    expect(row?.reasons).toEqual([{ code: 'related-field', detail: 'Mechanical engineering, Aerospace engineering' }]);
  });

  it('of the branch, or of any where the posting names none, are met', () => {
    expect(met(taught('B.Sc.', 'Mechanical Engineering'), 'Engineer', asked)).toEqual([true]);
    expect(met(taught('B.Sc.', 'Computer Engineering'), 'Engineer', 'Bachelor degree in engineering')).toEqual([true]);
  });

  it.each([
    ['BA', 'Media (not completed)', 'Degree in media'],
    ['B.A.', 'Medienwissenschaft (abgebrochen)', 'Bachelor in Medien'],
    ['Grado', 'Enfermería (sin terminar)', 'Grado en Enfermería'],
    ['Master', 'Informatique (non terminé)', 'Master en informatique'],
  ])('that were not ended are met in part: %s %s', (studyType, area, line) => {
    const [row] = judge(taught(studyType, area), 'Assistant', line).requirements;
    expect([row?.met === true, row?.reasons?.[0]?.code]).toEqual([false, 'unfinished-degree']);
    expect(met(taught(studyType, area.replace(/ \(.*/, '')), 'Assistant', line)).toEqual([true]);
  });

  it('are met by the paper of that name where it is listed among certificates', () => {
    const asked = "Diplôme d'État d'aide-soignant exigé";
    expect(met({ certificates: [{ name: 'DEAS' }] }, 'Aide-soignant', asked)).toEqual([true]);
    expect(met({ certificates: [{ name: 'AFGSU niveau 2' }] }, 'Aide-soignant', asked)).toEqual([false]);
  });

  it('are met by the diploma whose letters the posting names beside its level', () => {
    const asked = 'Bac +3 en comptabilité (DCG)';
    expect(met({ education: [{ studyType: 'DCG' }] }, 'Comptable', asked)).toEqual([true]);
    expect(met({ education: [{ studyType: 'BTS', area: 'Comptabilité' }] }, 'Comptable', asked)).toEqual(['partly']);
  });

  it('under way are what a posting for students asks for', () => {
    const student = taught('B.Sc.', 'Mechanical Engineering (in progress)');
    expect(met(student, 'Intern', 'Pursuing a Bachelor degree in engineering')).toEqual([true]);
  });

  it('"Bachelor of Science" names no field', () => {
    const science = 'Bachelor of Science in Biology';
    expect(met(taught('Bachelor of Science', 'Fashion Merchandising'), 'Biologist', science)).toEqual([false]);
  });

  it('of a neighbouring field are related ones, and enough where the posting takes these', () => {
    const economist = taught('Bachelor', 'Economics');
    const [row] = judge(economist, 'Accountant', 'Bachelor in Accounting').requirements;
    expect([row?.met, row?.reasons?.[0]?.code]).toEqual(['partly', 'related-field']);
    expect(met(economist, 'Accountant', 'Bachelor in Accounting or a related field')).toEqual([true]);
    expect(met(taught('Bachelor', 'History'), 'Accountant', 'Bachelor in Accounting or a related field')).toEqual([
      'partly',
    ]);
  });

  it('an apprenticeship on offer is not asked for', () => {
    const kinds = (line: string) => askedIn('Junior Plumber', line).requirements.map(({ kind }) => kind);
    expect(kinds('Apprenticeship available for ages 16 to 24')).not.toContain('education');
    expect(kinds('Completed apprenticeship in plumbing')).toContain('education');
  });
});

describe('a paper that is granted in steps', () => {
  const skilled = (...names: string[]): Resume => ({ certificates: names.map((name) => ({ name })) });

  it.each([
    ['Curso WSET Nivel 1', 'Certificado WSET Nivel 3'],
    ['CSWIP 3.0', 'CSWIP 3.1 certification'],
    ['Forest pruning certificate level 1', 'Forest pruning certificate level 2'],
  ])('is met in part by a lower step: %s', (held, asked) => {
    const [row] = judge(skilled(held), 'Worker', asked).requirements;
    expect([row?.met, row?.reasons?.[0]?.code]).toEqual(['partly', 'lower-level']);
  });

  it.each([
    ['WSET Nivel 3', 'Certificado WSET Nivel 2'],
    ['CSWIP 3.2', 'CSWIP 3.1 certification'],
  ])('is met by the same step or a higher one: %s', (held, asked) => {
    expect(met(skilled(held), 'Worker', asked)).toEqual([true]);
  });

  it('is met in part by one whose step the resume does not tell', () => {
    const [row] = judge(skilled('CSWIP'), 'Inspector', 'CSWIP 3.1 certification').requirements;
    expect(row).toMatchObject({ met: 'partly', reasons: [{ code: 'level-not-stated' }] });
    expect(row?.missing?.[0]?.text).toBe('CSWIP 3.1');
  });

  it('and has expired is not held, wherever the line stands', () => {
    const welder = (line: string): Resume => ({ work: [job('Welder', '2017-01', '2025-12', line)] });
    expect(met(welder('Certs: BOSIET (expired 2023), CSWIP 3.1'), 'Inspector', 'Valid BOSIET', 'CSWIP 3.1')).toEqual([
      false,
      true,
    ]);
    expect(met(welder('Certs: BOSIET, CSWIP 3.1'), 'Inspector', 'Valid BOSIET')).toEqual([true]);
    const both = skilled('BOSIET (expired 2023), CSWIP 3.1');
    expect(met(both, 'Inspector', 'Valid BOSIET', 'CSWIP 3.1')).toEqual([false, true]);
    expect(met(skilled('CSWIP 3.1, expired 2019'), 'Inspector', 'CSWIP 3.1')).toEqual([false]);
  });
});

describe('a postgraduate diploma', () => {
  const asked = 'Post-graduate diploma in respiratory nursing or management';
  const nurse = (studyType: string): Resume => ({
    work: [job('Staff Nurse', '2017-01', '2025-12', 'Cared for patients')],
    education: [{ institution: 'University of Ballymore', studyType, area: 'Nursing', endDate: '2016' }],
  });

  it('is a level that a first degree in the field only nears', () => {
    expect(met(nurse('BSc'), 'Nurse', asked)).toEqual(['partly']);
    expect(met(nurse('Postgraduate Diploma'), 'Nurse', asked)).toEqual([true]);
  });
});

describe('licences and certificates', () => {
  const nurse: Resume = {
    basics: { name: 'Ina Quarles', label: 'Registered Nurse' },
    work: [
      job(
        'Registered Nurse',
        '2015-01',
        '2024-12',
        'Patient assessment and medication administration',
        'Complex wounds',
      ),
    ],
    education: [{ studyType: 'Bachelor of Science', area: 'Nursing' }],
  };
  const demands = [
    'Active RN license',
    'BLS certification',
    'Wound care certification',
    'Patient assessment',
    'Medication administration',
  ];

  it('are shown by licences and certificates, not by work or study in the field', () => {
    expect(met(nurse, 'Registered Nurse', ...demands)).toEqual(['partly', false, false, true, true]);
    expect(judge(nurse, 'Registered Nurse', ...demands).requirements[0]?.reasons?.[0]?.code).toBe('title-implies');
    const paper = { ...nurse, certificates: [{ name: 'Certified in wound care' }, { name: 'BLS' }] };
    expect(met(paper, 'Registered Nurse', ...demands)).toEqual(['partly', true, true, true, true]);
  });

  it('of a profession are shown by its letters behind the name and by a line that says licensed', () => {
    const letters = { ...nurse, basics: { ...nurse.basics, name: 'Ina Quarles, RN, BSN' } };
    expect(met(letters, 'Registered Nurse', ...demands)[0]).toBe(true);
    const said = { ...nurse, certificates: [{ name: 'Registered Nurse, State of Ohio, no. 12345' }] };
    expect(met(said, 'Registered Nurse', ...demands)[0]).toBe(true);
  });

  it('joined by "or" are one demand that any of them meets', () => {
    const one: Resume = { certificates: [{ name: 'OSHA 10' }] };
    expect(met(one, 'Electrician', 'OSHA 10 or OSHA 30')).toEqual([true]);
    expect(met(one, 'Engineer', 'AWS, Azure or GCP certification')).toEqual([false]);
  });

  it('that must be there weigh three times another must, so that their lack is seen in the number', () => {
    const found = judge(nurse, 'Registered Nurse', ...demands);
    const part = found.parts.find(({ name }) => name === 'requirements');
    expect(part?.points).toBeLessThan((part?.weight ?? 0) / 2);
    const held = { ...nurse, certificates: [{ name: 'Registered Nurse, State of Ohio, no. 12345' }, { name: 'BLS' }] };
    expect(judge(held, 'Registered Nurse', ...demands).score - found.score).toBeGreaterThan(10);
    expect(found.levers[0]?.change).toBe('state-certificate');
  });
});

it('a choice of licences is met by either', () => {
  const electrician: Resume = { certificates: [{ name: 'Journeyman electrician license' }] };
  const [row] = judge(electrician, 'Electrician', 'Journeyman or master license').requirements;
  expect(row).toMatchObject({ kind: 'certificate', text: 'Journeyman or master license', met: true });
});

describe('letters', () => {
  it('behind the name are read like any other line', () => {
    const pharmacist: Resume = { basics: { name: 'Helen Cho, PharmD, BCPS' }, education: [{ studyType: 'PharmD' }] };
    const rows = judge(pharmacist, 'Pharmacist', 'Doctor of Pharmacy (PharmD) required', 'BCPS required').requirements;
    expect(rows.map((row) => [row.met, row.reasons])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
  });

  it('of a body alone name its register', () => {
    const nurse: Resume = { certificates: [{ name: 'NMBI registration, active' }] };
    const demand = 'Be registered with NMBI (Nursing and Midwifery Board of Ireland) in the General Division';
    expect(met(nurse, 'Staff Nurse', demand)).toEqual([true]);
  });
});
