import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string, language = 'en') =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language }).letter;
const textOf = (resume: Resume, posting: string, language?: string): string =>
  write(resume, posting, language).paragraphs.join('\n');
const sourcer = 'Talent Sourcer\nHolm Glass\n\nRequirements\n- Recruiting\n- Applicant tracking systems\n';
const manager = (highlights: string[], rest: Partial<Resume> = {}): Resume => ({
  basics: { name: 'Ana Ortiz' },
  work: [{ name: 'Wray Ltd', position: 'Office Manager', startDate: '2016', endDate: '2024', highlights }],
  ...rest,
});

describe('the lines of a letter', () => {
  it('each surely bear on what is asked for, whatever their figures', () => {
    const text = textOf(
      manager([
        'Cut the cost of office supplies by 35% in one year',
        'Recruited 40 drivers for three depots',
        'Moved 900 candidates to a new applicant tracking system',
      ]),
      sourcer,
    );
    expect(text).toContain('Recruited 40 drivers');
    expect(text).toContain('applicant tracking system');
    expect(text).not.toContain('office supplies');
  });

  it('show another need each before they show one again', () => {
    const text = textOf(
      manager([
        'Recruited 40 drivers for three depots',
        'Recruited 12 clerks and 6 cooks for the canteen',
        'Recruited 9 fitters for the night shift',
        'Recruited 8 guards for the gate and the yard',
        'Moved candidates to a new applicant tracking system',
      ]),
      sourcer,
    );
    expect(text).toContain('applicant tracking system');
  });

  it('are none where nothing is near: the letter says who writes and waits for answers', () => {
    const letter = write(manager(['Ordered supplies for two floors each month']), sourcer);
    expect(letter.paragraphs.join(' ')).toContain('I worked as an Office Manager at Wray Ltd from 2016 to 2024.');
    expect(letter.paragraphs.join(' ')).not.toContain('supplies');
    expect(letter.remarks?.join(' ')).toContain(
      'This letter gives no example of your work. To add one, answer the questions',
    );
  });

  it('count as what was done also where they stand in no field, so that nobody is told of none', () => {
    const line = (text: string) => ({ text, bullet: true });
    const kept = {
      section: 'work',
      lines: [
        line('Recruited 40 drivers for three depots'),
        line('Moved 900 candidates to an applicant tracking system'),
      ],
    };
    const letter = write(manager([], { verbatim: [kept] }), sourcer);
    expect(letter.paragraphs.join(' ')).toContain('Recruited 40 drivers');
    expect(letter.remarks?.join(' ') ?? '').not.toMatch(/no example|one example/);
  });
});

describe('what is said of the person', () => {
  const plain = 'Clerk\nHolm Glass\n\nRequirements\n- Filing\n';
  const school = 'University of Alder';

  it('names no lower degree where a higher one may have been read, and none below a bachelor’s that nobody asks for', () => {
    const lower = { studyType: 'Associate of Arts', area: 'History', institution: 'Alder College', endDate: '2009' };
    const bachelor = { studyType: 'BSc', area: 'Economics', institution: school, endDate: '2011' };
    const unread = { institution: 'Larch College', endDate: '2013' };
    expect(textOf(manager(['Various'], { education: [bachelor] }), plain)).toContain('I hold a BSc in Economics');
    expect(textOf(manager(['Various'], { education: [bachelor, unread] }), plain)).not.toContain('I hold');
    expect(textOf(manager(['Various'], { education: [lower] }), plain)).not.toContain('I hold');
  });

  it('names a degree beside a higher one that still runs, and beside none of an unknown level', () => {
    const bachelor = { studyType: 'BSc', area: 'Economics', institution: school, endDate: '2011' };
    const beside = (studyType: string, endDate: string) =>
      textOf(
        manager(['Various'], { education: [bachelor, { studyType, area: 'Law', institution: school, endDate }] }),
        plain,
      );
    expect(beside('MSc', '2027')).toContain('I hold a BSc in Economics');
    expect(beside('MSc (not completed)', '2014')).toContain('I hold a BSc in Economics');
    expect(beside('Diploma', '2008')).toContain('I hold a BSc in Economics');
    for (const studyType of ['MRes', 'M.Phil', 'Aggregation']) expect(beside(studyType, '2013')).not.toContain('BSc');
  });

  it('takes a traineeship without an end for none that runs', () => {
    const intern = { name: 'Wray Ltd', position: 'Marketing Intern', startDate: '2017', highlights: ['Various'] };
    expect(textOf({ basics: { name: 'Ana Ortiz' }, work: [intern] }, plain)).not.toContain('I have been');
  });

  it('gives no town where no name, mail or phone of the person was read', () => {
    const at = { city: 'Leeds', region: 'West Yorkshire' };
    expect(write({ ...manager(['Various']), basics: { location: at } }, plain).sender.location).toBeUndefined();
    expect(
      write({ ...manager(['Various']), basics: { name: 'Ana Ortiz', location: at } }, plain).sender.location,
    ).toContain('Leeds');
  });

  it('tells no licence to drive that nobody asks for', () => {
    const certificates = [{ name: 'Italian Driving License A1 and B' }];
    expect(
      textOf(manager(['Various'], { certificates }), 'Clerk\nHolm Glass\n\nRequirements\n- Web licenses\n'),
    ).not.toMatch(/Driving/);
  });

  it('names no house that a sentence was read into', () => {
    const job = {
      name: '. Die Hermes Software GmbH ist ein FinTech',
      position: 'Softwareentwickler',
      startDate: '2019',
      endDate: '2020',
      highlights: ['Diverses'],
    };
    const text = textOf(
      { basics: { name: 'Jana Wit' }, work: [job] },
      'Fachinformatiker (m/w/d)\nSaaletal GmbH\n\nIhr Profil\n- Kenntnisse in Linux\n',
      'de',
    );
    expect(text).toContain('Softwareentwickler');
    expect(text).not.toContain('Hermes');
  });
});
