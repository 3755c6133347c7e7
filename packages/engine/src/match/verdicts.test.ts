import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

const job = (position: string, startDate: string, endDate: string, ...highlights: string[]) => ({
  name: 'Bramble & Sons',
  position,
  startDate,
  endDate,
  highlights,
});
const ask = (title: string, ...demands: string[]) =>
  `${title}\n\nRequirements\n${demands.map((d) => `- ${d}`).join('\n')}`;
const judge = (resume: Resume, title: string, ...demands: string[]) =>
  matchResume(resume, readPosting(ask(title, ...demands)), '2026-01-15');
const met = (resume: Resume, title: string, ...demands: string[]) =>
  judge(resume, title, ...demands).requirements.map((row) => row.met);

describe('years of a named field', () => {
  const keeper: Resume = { work: [job('Warehouse Supervisor', '2010-01', '2024-12', 'Ran the night shift')] };

  it('are not met by jobs of a neighbouring occupation', () => {
    expect(met(keeper, 'Logistics Manager', 'Five years of strategic sourcing and procurement')).toEqual([false]);
  });

  it('are met by jobs that show the field, and by jobs of the occupation that the field is', () => {
    const buyer: Resume = { work: [job('Buyer', '2010-01', '2024-12', 'Strategic sourcing and procurement of steel')] };
    expect(met(buyer, 'Logistics Manager', 'Five years of strategic sourcing and procurement')).toEqual([true]);
    const nurse: Resume = { work: [job('Registered Nurse', '2015-01', '2024-12', 'Cared for patients')] };
    expect(met(nurse, 'Registered Nurse', 'Two years of nursing experience')).toEqual([true]);
  });
});

describe('leading people', () => {
  const boss: Resume = {
    work: [job('Shift Supervisor', '2016-01', '2018-12'), job('General Manager', '2019-01', '2023-12')],
  };

  it('is counted from the jobs whose title or lines lead people', () => {
    expect(met(boss, 'Branch Accountant', '3-5 years of supervisory experience')).toEqual([true]);
    const baker: Resume = { work: [job('Baker', '2016-01', '2018-12', 'Supervised six apprentices')] };
    expect(met(baker, 'Head Baker', '5 years of supervisory experience')).toEqual(['partly']);
  });

  it('is not shown by managers of accounts or products, nor by being supervised', () => {
    const seller: Resume = { work: [job('Account Manager', '2010-01', '2023-12', 'Supervised by the sales director')] };
    expect(met(seller, 'Sales Lead', '3 years of supervisory experience')).toEqual([false]);
  });
});

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
    const kinds = (line: string) => readPosting(ask('Junior Plumber', line)).requirements.map(({ kind }) => kind);
    expect(kinds('Apprenticeship available for ages 16 to 24')).not.toContain('education');
    expect(kinds('Completed apprenticeship in plumbing')).toContain('education');
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
    expect(part?.points).toBeLessThan((part?.weight ?? 0) / 3);
    expect(found.band).not.toBe('Great');
    expect(found.levers[0]?.change).toBe('state-certificate');
  });
});

describe('names inside other names', () => {
  it('a letter of "S&R", "C-suite" or "Vitamin C" is no language', () => {
    const clerk: Resume = {
      work: [job('Clerk', '2015-01', '2020-12', 'S&R duties', 'R & D files', 'Vitamin C stock')],
    };
    expect(met(clerk, 'Analyst', 'Experience with R')).toEqual([false]);
    expect(met({ skills: [{ name: 'R' }] }, 'Analyst', 'Experience with R')).toEqual([true]);
  });

  it('"erasure coding" and "event programming" are no programming', () => {
    const one: Resume = { work: [job('Engineer', '2015-01', '2020-12', 'Built erasure coding', 'Event programming')] };
    expect(met(one, 'Analyst', 'Programming')).toEqual([false]);
  });

  it('a field of study shows none of its tools', () => {
    const one: Resume = { education: [{ studyType: 'Master', area: 'Digital Marketing' }] };
    expect(met(one, 'Marketing Assistant', 'Experience with Facebook')).toEqual([false]);
  });
});

describe('a posting that only wishes', () => {
  const wishes = readPosting(
    'Delivery Driver\n\nDuties\n- Deliver goods to shops\n\nNice to have\n- Forklift\n- Load securing\n',
  );
  const driver: Resume = {
    work: [
      {
        name: 'Kite Freight',
        position: 'Delivery Driver',
        startDate: '2019',
        highlights: ['Delivered goods to shops'],
      },
    ],
  };

  it('gives its wishes half of the weight that demands have', () => {
    const weightOf = (text: string) =>
      matchResume(driver, readPosting(text), '2026-01-15').parts.find(({ name }) => name === 'requirements')?.weight ??
      0;
    expect(weightOf(wishes.text)).toBeLessThan(weightOf(wishes.text.replace('Nice to have', 'Requirements')) * 0.7);
  });
});

it('another form of a word shows its skill in part', () => {
  const posting = readPosting('Electrician\n\nRequirements\n- Terminations\n- Conduit bending');
  const person: Resume = {
    work: [{ name: 'Delta', position: 'Electrician', highlights: ['Terminated cables in panels'] }],
  };
  const row = matchResume(person, posting, '2026-01-15').requirements.find(({ text }) => text === 'Terminations');
  expect(row).toMatchObject({ met: 'partly', reasons: [{ code: 'similar-words' }] });
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

describe('years', () => {
  it('of a similar role are those of the wider field too', () => {
    const keeper: Resume = { work: [job('Bookkeeper', '2019-01', '2022-12', 'Kept the books')] };
    const [close] = judge(keeper, 'Payroll Officer', '3 years in a similar role').requirements;
    expect(close?.met).toBe(true);
  });

  it('of a charge or leadership role are those of jobs that led people', () => {
    const nurse: Resume = { work: [job('Charge Nurse', '2019-01', '2022-12', 'Ran the ward at night')] };
    expect(met(nurse, 'Nurse Manager', 'At least 2 years in a charge or leadership role')).toEqual([true]);
    const staff: Resume = { work: [job('Staff Nurse', '2019-01', '2022-12', 'Nursed')] };
    expect(met(staff, 'Nurse Manager', 'At least 2 years in a charge or leadership role')).toEqual([false]);
  });

  it('of a field that the title names are those of every job of the occupation', () => {
    const developer: Resume = { work: [job('Full Stack Developer', '2015-01', '2022-12', 'Built shops')] };
    expect(met(developer, 'Software Engineer', '5+ years of software engineering experience')).toEqual([true]);
  });
});

it('kinds of a wide field have nothing in common but the field', () => {
  expect(met({ skills: [{ name: 'Swift' }] }, 'Analyst', 'Experience with SQL')).toEqual([false]);
});

describe('evidence', () => {
  const papers = (...names: string[]): Resume => ({ certificates: names.map((name) => ({ name })) });

  it('of a licence is a line among the certificates that names its thing', () => {
    expect(met(papers('Forklift operator'), 'Warehouse Clerk', 'Forklift certification')).toEqual([true]);
    expect(met(papers('EPA Section 608 Universal'), 'HVAC Technician', 'EPA 608 certification')).toEqual([true]);
    const driver = papers('CDL Class A with Hazmat and Tanker endorsements');
    expect(met(driver, 'Truck Driver', 'Hazmat and tanker endorsements')).toEqual([true, true]);
  });

  it('of a certificate is no work with the product', () => {
    const builder: Resume = { work: [job('Engineer', '2015-01', '2020-12', 'Built pipelines on AWS')] };
    expect(met(builder, 'Engineer', 'AWS certification')).toEqual([false]);
  });

  it('of what an occupation is are its jobs', () => {
    const teacher: Resume = { work: [job('Year 3 Teacher', '2015-01', '2020-12', 'Led computing')] };
    expect(met(teacher, 'Class Teacher', 'Experience of teaching')).toEqual([true]);
  });

  it('of a language is a resume written in it, without a level', () => {
    const lines = [
      'Repaired pumps and motors in the harbour and trained the new people of the shift in safe work with the crane',
      'Kept a log of every fault, ordered parts from three suppliers and planned what had to be done before winter',
      'Rebuilt the old workshop after a flood, drew its plans anew and showed visitors how our machines are run',
    ];
    const fitter: Resume = { work: [job('Fitter', '2015-01', '2020-12', ...lines)] };
    const [row] = judge(fitter, 'Fitter', 'Fluent English').requirements;
    expect(row).toMatchObject({ met: 'partly', reasons: [{ code: 'written-in' }] });
    expect(met(fitter, 'Fitter', 'Fluent French')).toEqual([false]);
    const short: Resume = {
      work: [job('Fitter', '2015-01', '2020-12', ...Array(6).fill('Repaired the pumps and motors'))],
    };
    expect(met(short, 'Fitter', 'Fluent English')).toEqual([false]);
  });

  it('names the words of the posting only where other than plural endings differ', () => {
    const one: Resume = { work: [job('Designer', '2015-01', '2020-12', 'Built a design system')] };
    expect(judge(one, 'Designer', 'Design systems').requirements[0]?.reasons).toBeUndefined();
  });
});

it('all words of a name in one line show more of a skill than some, fewer than half of an unlisted name nothing', () => {
  const row = (line: string, demand: string) =>
    judge({ work: [job('Mechanic', '2015-01', '2020-12', line)] }, 'Technician', demand).requirements[0];
  expect(row('Recovered and charged refrigerant', 'Refrigerant charging')?.credit).toBe(0.75);
  expect(row('Welded structural steel', 'Steel-toe zorgboots')).toMatchObject({ met: false, evidence: [] });
});

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

describe('words of other languages', () => {
  it('meet in their forms and in the heads of compounds', () => {
    const resume: Resume = {
      basics: { summary: 'Ich bin seit vielen Jahren in der Kanzlei und betreue dort die Mandanten mit viel Freude.' },
      work: [job('Steuerfachangestellte', '2018-01', '2024-12', 'Einkommensteuererklärung für Mandanten vorbereitet')],
    };
    const posting = 'Steuerfachangestellte\n\nAufgaben\n- Vorbereitung von Steuererklärungen\n- Pflege der Grünanlagen';
    const duties = matchResume(resume, readPosting(posting), '2026-01-15').duties ?? [];
    expect(duties.map(({ evidence }) => evidence[0]?.text)).toEqual([
      'Einkommensteuererklärung für Mandanten vorbereitet',
      undefined,
    ]);
  });

  it('count nothing where they are small words', () => {
    const waiter: Resume = { work: [job('Ayudante de camarera', '2020-01', '2024-12', 'Servicio de desayunos')] };
    expect(met(waiter, 'Camarero', 'Conocimientos de vinos')).toEqual([false]);
  });

  it('name training in either case', () => {
    const trained: Resume = { education: [{ studyType: 'Ausbildung', area: 'Steuerfachangestellte' }] };
    expect(met(trained, 'Steuerfachangestellte', 'Ausbildung zum/zur Steuerfachangestellten')).toEqual([true]);
  });
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

it('years of work that has no name in the lexicon are those of the jobs that tell of it', () => {
  const leader: Resume = { work: [job('Crew Leader', '2019-01', '2023-12', 'Installing pavers and retaining walls')] };
  expect(met(leader, 'Landscape Foreman', '3 yrs hardscape/paver install')).toEqual([true]);
  const other: Resume = { work: [job('Crew Leader', '2019-01', '2023-12', 'Mowed lawns')] };
  expect(met(other, 'Landscape Foreman', '3 yrs hardscape/paver install')).toEqual([false]);
});

it('a choice of licences is met by either', () => {
  const electrician: Resume = { certificates: [{ name: 'Journeyman electrician license' }] };
  const [row] = judge(electrician, 'Electrician', 'Journeyman or master license').requirements;
  expect(row).toMatchObject({ kind: 'certificate', text: 'Journeyman or master license', met: true });
});

it('a demand for a trait weighs as a soft skill does', () => {
  const maker: Resume = { work: [job('Cooper', '2018-01', '2024-12', 'Bent staves over a fire')] };
  const effect = (demand: string) =>
    judge(maker, 'Cooper', 'Kubernetes', demand).levers.find(({ requirement }) => requirement === 'r2')?.effect ?? 0;
  const hard = effect('Experience in designing clean gardens');
  for (const soft of [
    'Ability to work well under pressure',
    'Enthusiastic and passionate about people',
    'Standing for long periods',
  ])
    expect(effect(soft), soft).toBeLessThan(hard / 2);
});

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
    ).toBe('partly'));

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
