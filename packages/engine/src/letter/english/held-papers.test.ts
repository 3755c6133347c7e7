import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const write = (resume: Resume, posting: string) =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01', language: 'en' });
const said = (resume: Resume, posting: string) => write(resume, posting).letter.paragraphs.join(' ');

const driver: Resume = {
  basics: { name: 'Wes Tarrant', phone: '(806) 555-0142' },
  work: [{ name: 'Panhandle Freight', position: 'OTR Driver', startDate: '2016', highlights: ['Hauls dry van loads'] }],
  certificates: [{ name: 'CDL Class A, Hazmat endorsement lapsed 2022' }],
};

describe('papers that are asked for and held, in an English letter', () => {
  it('names the licence that holds and not the endorsement beside it that lapsed', () => {
    const letter = said(
      driver,
      'Tanker Driver\nLlano Bulk\n\nRequirements\n- Valid Class A CDL\n- 2 years OTR experience\n',
    );
    expect(letter).toContain('I hold a CDL Class A.');
    expect(letter).not.toContain('Hazmat');
  });

  it.each([
    'Forklift licence (expired 2021',
    'Forklift licence (lapsed',
    'Forklift licence (in progress, expected 2026',
  ])('holds nothing that has ended or is to come, though its bracket stays open: %s', (name) => {
    const letter = (written: string) =>
      said(
        { ...driver, certificates: [{ name: written }] },
        'Yard Worker\nLlano Bulk\n\nRequirements\n- Forklift licence\n- Tidy work\n',
      );
    expect(letter(name)).not.toMatch(/forklift/i);
    expect(letter('Forklift licence (counterbalance')).toContain('I hold a Forklift licence.');
  });

  it('names a licence without its number and what it allows besides', () => {
    const hygienist: Resume = {
      basics: { name: 'Kayla Marsh', phone: '(503) 555-0142' },
      work: [{ name: 'Cedar Dental', position: 'Dental Hygienist', startDate: '2020', highlights: ['Cleaned teeth'] }],
      certificates: [
        { name: 'Oregon Dental Hygiene License H7731, with Local Anesthesia and Nitrous Oxide endorsements' },
      ],
    };
    const letter = said(
      hygienist,
      'Dental Hygienist\nLakeview Dental\n\nRequirements\n- Current dental hygiene license\n',
    );
    expect(letter).toContain('Oregon Dental Hygiene License.');
    expect(letter).not.toContain('H7731');
  });

  it('names a registration that stands below a degree, without its number', () => {
    const worker: Resume = {
      basics: { name: 'Shona McAvoy', phone: '07700 900633' },
      work: [{ name: 'Clyde Council', position: 'Social Worker', startDate: '2019', highlights: ['Chair meetings'] }],
      education: [
        {
          institution: 'University of Strathclyde',
          studyType: 'MSc',
          area: 'Social Work',
          endDate: '2019',
          courses: ['SSSC registration 3081155'],
        },
      ],
    };
    const letter = said(
      worker,
      'Social Worker\nLomond Trust\n\nEssential\n- Degree in social work\n- SSSC registration\n',
    );
    expect(letter).toContain('SSSC registration');
    expect(letter).not.toContain('3081155');
  });
});

describe('a licence to drive', () => {
  const holder = (name: string, asked: string) =>
    said(
      {
        basics: { name: 'Wes Tarrant', phone: '(806) 555-0142' },
        work: [{ name: 'Holm Freight', position: 'Clerk', startDate: '2016', highlights: ['Files the post'] }],
        certificates: [{ name }],
      },
      `Yard Worker\nHolm Glass\n\nRequirements\n- ${asked}\n- Tidy work\n`,
    );

  it.each(['Commercial Driver’s License', 'Forklift Driver License', 'Taxi Driver Licence', 'HGV Driving Licence'])(
    'of a trade is named once where it is asked for: %s',
    (name) => {
      expect(holder(name, name)).toContain(`I hold a${/^H/.test(name) ? 'n' : ''} ${name}.`);
      expect(holder(name, name).match(/driv\p{L}*(?:’s)? licen[cs]e/giu)).toHaveLength(1);
    },
  );

  it.each(['Full Clean UK Driving Licence', 'Valid Italian Driving License A1 and B'])(
    'that most people have is no certificate: %s',
    (name) => {
      expect(holder(name, 'Web licenses')).not.toMatch(/driving/i);
      expect(holder(name, 'Full UK driving licence')).not.toMatch(/certificates|I hold/i);
    },
  );
});

describe('words of a template and slips of spelling', () => {
  const resume: Resume = {
    basics: { name: '[Your Name]', summary: 'Lorem ipsum dolor sit amet, consectetur.' },
    work: [
      {
        name: 'Sonoran Supply',
        position: 'Sales Manger',
        startDate: '2020-01',
        highlights: ['Negociated a 3 year contract worth $2.4M with a hospital group'],
      },
      { name: 'Company Name', position: 'Job Title', startDate: '2018', highlights: ['Describe your duties here'] },
    ],
  };
  const { letter, edits, tailored } = write(
    resume,
    'Sales Manager\nVerity\n\nRequirements\n- Contract negotiation with hospitals\n- 5 years of sales\n',
  );
  const text = letter.paragraphs.join(' ');

  it('leaves a template’s words out of the letter and the summary, and tells the person', () => {
    expect(`${text} ${letter.signature} ${letter.sender.name}`).not.toMatch(
      /Lorem|Your Name|Company Name|Job Title|Describe/,
    );
    expect(letter.remarks?.join(' ')).toContain('template text: “[Your Name]”');
    expect(tailored.basics?.summary ?? '').not.toContain('Lorem');
  });

  it('proposes the mended line with its reason, and quotes it so in the letter', () => {
    const edit = edits.find(({ path }) => path === '/work/0/highlights/0');
    expect(edit).toMatchObject({ reason: 'spelling', after: expect.stringMatching(/^Negotiated a 3 year contract/) });
    expect(edit?.explanation).toContain('“Negociated” is spelled “Negotiated”');
    expect(text).toContain('Sales Manager');
    expect(text).toContain('Negotiated a 3 year contract');
    expect(text).not.toMatch(/Manger|egociated/);
  });
});
