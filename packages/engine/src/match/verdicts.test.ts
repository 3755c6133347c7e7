import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { job, judge, met } from '../../test/judge-demands.ts';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';

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

it('another form of a word shows its skill in part', () => {
  const posting = readPosting('Electrician\n\nRequirements\n- Terminations\n- Conduit bending');
  const person: Resume = {
    work: [{ name: 'Delta', position: 'Electrician', highlights: ['Terminated cables in panels'] }],
  };
  const row = matchResume(person, posting, '2026-01-15').requirements.find(({ text }) => text === 'Terminations');
  expect(row).toMatchObject({ met: 'partly', reasons: [{ code: 'similar-words' }] });
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

it('a demand for a trait is never scored', () => {
  const maker: Resume = { work: [job('Cooper', '2018-01', '2024-12', 'Bent staves over a fire')] };
  const alone = judge(maker, 'Cooper', 'Kubernetes');
  for (const trait of [
    'Ability to work well under pressure',
    'Enthusiastic and passionate about people',
    'Team player',
  ])
    expect(judge(maker, 'Cooper', 'Kubernetes', trait).requirements, trait).toEqual(alone.requirements);
});
