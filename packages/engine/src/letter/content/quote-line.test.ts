import { describe, expect, it } from 'vitest';
import { quoteLine } from './quote-line.ts';

const quoted = (line: string, language = 'en') => quoteLine(line, language);

describe('a line of a letter’s list', () => {
  it.each([
    [
      'en',
      '•  shortened the  month-end close from nine days to five',
      'Shortened the month-end close from nine days to five.',
    ],
    ['en', 'Handled payroll for 120 employees in ADP.', 'Handled payroll for 120 employees in ADP.'],
    ['en', 'Management of 12 buildings and 40 staff', 'Management of 12 buildings and 40 staff.'],
    ['en', 'Built a CI/CD pipeline for six teams', 'Built a CI/CD pipeline for six teams.'],
    [
      'en',
      'Managed deposits of two branches; verified 300 signatures a week',
      'Managed deposits of two branches; verified 300 signatures a week.',
    ],
    ['de', 'Senkung der Materialkosten um 8 % in zwei Jahren', 'Senkung der Materialkosten um 8 % in zwei Jahren.'],
    ['fr', 'Encadrement d’une équipe de 25 préparateurs', 'Encadrement d’une équipe de 25 préparateurs.'],
    ['nl', 'Begeleid elk jaar vier leerlingen', 'Begeleid elk jaar vier leerlingen.'],
  ])('%s: stands as its person wrote it, from a capital to a full stop: %s', (language, line, said) => {
    expect(quoted(line, language)).toBe(said);
  });

  it.each([
    ['a heading', 'Professional Experience and Skills'],
    ['a title', 'Senior Warehouse Operations Manager'],
    ['what leans on another line', 'Moved most of these systems to the new data centre'],
    ['what leans on another line', 'Delivered the $4 million project two weeks early'],
    ['what leans on another line', 'This $12 million project used equipment at 18 sites'],
    ['what goes on from another line', 'I also wrote the manual for 40 colleagues'],
    ['a title', 'Head of Customer Service for Germany.'],
    ['a title', 'Vice President Customer Support for Europe.'],
    ['a title', 'Senior Director Product Design for Spain'],
    ['a list of tools', 'Java, Python, PostgreSQL, Docker, Kubernetes'],
    ['a line that stops too early', 'Reviewed the invoices of all suppliers and'],
    ['what a name says something of', 'Own a paid budget across four channels with a blended'],
    ['two lines without their break', 'Met potential clientsReceived and banked cash and checks'],
    ['the next deed behind a comma', 'Preparing payroll for staff, Preparation of financial statements'],
    ['another line amid it', 'Implemented a payroll program from scratch Working on journal entries of two firms'],
    ['what somebody can do', 'Ability to work without supervision and manage three projects'],
    ['experience with a thing', 'Experience working with encrypted radios of 3 kinds'],
    ['where somebody went', 'Moved to the pilot line of the Leeds plant in 2011'],
    ['what somebody was taught', 'Completed several workshops about the history of the library'],
    ['words said twice', 'Perform spreadsheets for financial reporting for financial reporting'],
    ['a figure that lost its hyphen', 'Trained a 25member management team on interviewing'],
    ['a list behind a semicolon', 'Enter employee data into the database; sick leave, vacation, pay'],
    ['a school’s grade', 'Graduated with a GPA of 3.8 in two years'],
    ['a line that goes on from another', '2013 and 2016 for all the companies and their charts'],
    ['what the employer is', 'Larkfield is a leading provider of cold storage'],
  ])('is none where it is %s', (_, line) => {
    expect(quoted(line)).toBeUndefined();
  });

  it('is none where it only names things in another language', () => {
    expect(quoted('Digital Signage und Werbung', 'de')).toBeUndefined();
    expect(quoted('Kenntnisse in allen gängigen Programmen', 'de')).toBeUndefined();
  });
});

it('a unit behind a figure is no lost accent', () => {
  expect(quoted('Drove 40 t articulated lorries across 6 countries')).toBe(
    'Drove 40 t articulated lorries across 6 countries.',
  );
  expect(quoted('Führte 12 t schwere Bagger auf 5 Baustellen', 'de')).toBe(
    'Führte 12 t schwere Bagger auf 5 Baustellen.',
  );
  expect(quoted('Diseñó la participació n de 30 vecinos', 'es')).toBeUndefined();
});
