import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume, readPosting } from '../index.ts';
import { sharedNames } from './content/shared-names.ts';

const now = '2026-06-01';
const basics = { name: 'Ida Farrow' };
const network =
  'Network Administrator\nHolm Systems\n\nRequirements\n- Configuration of routers and switches\n- Certifications such as: CompTIA Network+, Cisco CCNA, Microsoft MCSA\n';
const accountant =
  'Accountant\nHolm Services Ltd\n\nRequirements\n- Bank reconciliation and payroll\n- 5 years of experience in a similar position\n';
const written = (resume: Resume, posting: string) => optimiseResume({ resume, posting: readPosting(posting), now });
const write = (resume: Resume, posting: string) => written(resume, posting).letter.paragraphs.join('\n');
const questions = (resume: Resume, posting: string) =>
  written(resume, posting)
    .questions.map(({ text }) => text)
    .join('\n');
const job = { name: 'Larch Systems Ltd', position: 'Network Administrator', startDate: '2019', endDate: '2024' };
const file = (heading: string, section: string, ...texts: string[]): Resume => ({
  basics,
  work: [job],
  verbatim: [{ section, whole: true, heading, lines: texts.map((text) => ({ text })) }],
});

describe('lines of the file that a letter does not tell', () => {
  it.each([
    [
      'go on in the next',
      'Key duties',
      'skills',
      ['Installed routers and switches in nine branch', 'offices of Larch'],
    ],
    ['are wished for', 'Profile', 'skills', ['Seeking to configure routers and switches in a company']],
    [
      'say what is looked for',
      'Profile',
      'skills',
      ['Looking to configure routers and switches for a growing company'],
    ],
    [
      'are the goal of a summary',
      'Objective',
      'skills',
      ['Manage routers and switches for a large enterprise network'],
    ],
    ['stand below a plan', 'Planned', 'skills', ['Configuration of routers and switches in enterprise networks']],
    ['are a template', 'Key duties', 'skills', ['Describe how you configured routers and switches for clients']],
    ['are a letter', 'Letter', 'skills', ['I am sure that I can configure routers and switches for you']],
    ['are said by others', 'Praise', 'skills', ['Ida configured 40 routers and switches in nine branch offices']],
    ['are of a house', 'Duties', 'skills', ['Larch Systems configures 40 routers and switches for banks in Holm']],
    ['are of a course', 'Skills', 'skills', ['Coursework:', 'Configuration of routers and switches in networks']],
  ])('%s', (_, heading, section, texts) =>
    expect(write(file(heading, section, ...texts), network)).not.toMatch(/routers|switches/),
  );

  it('are in another language', () => {
    const highlights = [
      'Wartung der Rechner in der Filiale der Stadt',
      'Erstellung von Berichten für die Leitung der Abteilung',
    ];
    const resume = file('Aufgaben', 'skills', 'Configured 40 routers and switches in nine branch offices of the bank');
    expect(write({ ...resume, work: [{ ...job, highlights }] }, network)).not.toContain('Configured');
  });
});

describe('papers in the lines of the file', () => {
  it.each([
    ['Certificates', 'certificates', ['CCNA']],
    ['Certificates', 'education', ['CCNA - Cisco Certified Network Associate (Larch Institute, 2024)']],
  ])('%s are told', (heading, section, texts) =>
    expect(write(file(heading, section, ...texts), network)).toContain('CCNA'),
  );

  it.each([
    ['Planned certifications', 'certificates', ['CCNA']],
    ['Certifications in progress', 'certificates', ['CCNA']],
    ['Expired certifications', 'certificates', ['CCNA']],
    ['Certificates', 'certificates', ['Expired:', 'CCNA']],
    ['Certificates', 'certificates', ['CCNA', '(expired 2019)']],
    ['Certificates', 'certificates', ['CCNA valid until 2019']],
    ['Certificates', 'certificates', ['CCNA, Expiry: 03/2018']],
    ['Certificates', 'certificates', ['CCNA exam failed']],
    ['Certificates', 'certificates', ['CCNA (preparing)']],
    ['Skills', 'skills', ['CCNA level knowledge of networks']],
    ['Skills', 'skills', ['CCNA training']],
    ['Experience', 'work', ['CCNA instructor at Larch Academy']],
  ])('%s (%s): %s are not', (heading, section, texts) =>
    expect(write(file(heading, section, ...texts), network)).not.toContain('CCNA'),
  );
});

describe('duties of one line', () => {
  const told = (...highlights: string[]) =>
    write({ basics, work: [{ ...job, position: 'Accountant', highlights }] }, accountant);

  it('say nothing twice, and all in one form', () =>
    expect(told('Preparing payroll', 'Bank reconciliation', 'Bank Reconciliation', 'Payroll preparation')).toMatch(
      /: Bank reconciliation; payroll preparation\./,
    ));

  it('name no paper', () => expect(told('Diploma in Payroll', 'Bank reconciliation')).not.toContain('Diploma'));
});

it('names are no nouns of German', () => {
  const names = (posting: string) => sharedNames(readPosting(posting));
  const care = names('Pflegefachkraft\nHolm GmbH\n\nAnforderungen\n- Erfahrung in der Betreuung von Angehörigen\n');
  expect(care('Betreuung der Angehörigen')).toEqual([]);
  expect(names(`${network}- Work for Quellmar\n`)('Cabling for Quellmar and Zentrix')).toEqual(['Quellmar']);
});

describe('what is asked about all the same', () => {
  it('another paper where the one held has expired', () =>
    expect(questions({ basics, work: [job], certificates: [{ name: 'CCNA (expired 2019)' }] }, network)).toContain(
      'MCSA',
    ));

  it('years in a similar position, where most were in another trade', () => {
    const work = [
      { name: 'Larch Clinic', position: 'Nurse', startDate: '2005', endDate: '2024-12' },
      { name: 'Larch Ltd', position: 'Accountant', startDate: '2025' },
    ];
    expect(questions({ basics, work }, accountant)).toContain('similar position');
    expect(questions({ basics, work: [{ ...job, position: 'Accountant' }] }, accountant)).not.toContain('similar');
  });
});
