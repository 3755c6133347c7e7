import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const write = (resume: Resume, posting: string): string[] =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' }).letter.paragraphs;

describe('a present job of another trade than the post', () => {
  const resume: Resume = {
    basics: { name: 'Ilse Brandt' },
    work: [
      {
        name: 'Larch Street Clinic',
        position: 'Medical Receptionist',
        startDate: '2024-07',
        highlights: ['Directed guests and couriers to four floors', 'Answered 90 calls a day'],
      },
      {
        name: 'Quill Roads Ltd',
        position: 'Engineering Assistant',
        startDate: '2021-05',
        endDate: '2024-05',
        highlights: ['Designed guardrails along 12 miles of road', 'Prepared cost estimates for six road projects'],
      },
    ],
  };
  const posting =
    'Civil Project Engineer\nMeadow Bridges\n\nDuties\n- Prepare cost estimates for road projects\n- Design guardrails\n';

  it('leaves the first word to the job that is near', () => {
    const letter = write(resume, posting);
    expect(letter[1]).toMatch(/^Engineering Assistant, Quill Roads Ltd \(2021–2024\):\n– /);
    expect(letter.join(' ')).not.toMatch(/couriers|90 calls/);
  });

  it('is named, and nothing told of it, where no other job is near', () => {
    const [desk] = resume.work ?? [];
    const letter = write({ ...resume, work: desk === undefined ? [] : [desk] }, posting).join(' ');
    expect(letter).toContain('I have been a Medical Receptionist at Larch Street Clinic since 2024.');
    expect(letter).not.toMatch(/couriers|90 calls/);
  });
});

describe('the facts that decide', () => {
  it('tell how many people somebody led where the post leads some', () => {
    const letter = write(
      {
        basics: { name: 'Tomas Reyes' },
        work: [
          {
            name: 'Pelham Storage',
            position: 'Warehouse Supervisor',
            startDate: '2020-03',
            highlights: [
              'Cut packing errors by 12%',
              'Raised dock use from 61% to 74%',
              'Introduced cycle counts that saved $40,000',
              'Built a slotting plan with 3 zones',
              'Lead 18 pickers over two shifts',
            ],
          },
        ],
      },
      'Warehouse Manager\nNorth Quay\n\nDuties\n- Lead a team of warehouse staff\n- Keep stock records\n',
    ).join(' ');
    expect(letter).toContain('Lead 18 pickers over two shifts.');
  });

  it('name the last job of who has none now, where no deed of it can be told', () => {
    const letter = write(
      {
        basics: { name: 'Jon Vale', summary: 'Won the service award of the harbour council for quick repairs.' },
        work: [
          {
            name: 'Harbour Data Ltd',
            position: 'Support Officer',
            startDate: '2011-03',
            endDate: '2015-08',
            highlights: ['Comprehensive knowledge of routers; switches'],
          },
        ],
      },
      'Customer Service Agent\nPine Fitness\n\nRequirements\n- Calm with members\n',
    ).join(' ');
    expect(letter).toContain('I worked as a Support Officer at Harbour Data Ltd from 2011 to 2015.');
  });

  it('leave out what somebody only helped with beside two deeds of their own', () => {
    const letter = write(
      {
        basics: { name: 'Hana Lee' },
        work: [
          {
            name: 'Orchard Foods',
            position: 'Accountant',
            startDate: '2018-01',
            highlights: [
              'Assist in translation of fixed asset invoices for the accounting team',
              'Prepare monthly financial statements for the partners',
              'Reconcile 40 accounts each month',
            ],
          },
        ],
      },
      'Accounting Clerk\nApex Meadow\n\nDuties\n- Process invoices\n- Accounting\n',
    ).join(' ');
    expect(letter).toContain('Prepare monthly financial statements for the partners.');
    expect(letter).not.toContain('translation');
  });

  it('name the languages where two are asked for, whichever they are', () => {
    const letter = write(
      {
        basics: { name: 'Mira Sand' },
        work: [
          {
            name: 'Cobalt Travel',
            position: 'Customer Service Agent',
            startDate: '2022-01',
            highlights: ['Answered 60 mails of members a day'],
          },
        ],
        languages: [{ language: 'English' }, { language: 'Hindi', fluency: 'Conversational' }],
      },
      'Customer Service Agent\nPine Fitness\n\nRequirements\n- Fluent in two languages\n- Calm with members\n',
    ).join(' ');
    expect(letter).toContain('I speak English and conversational Hindi.');
  });
});

it('keeps initials of one letter in an employer’s name', () => {
  const letter = write(
    {
      basics: { name: 'Ada Quist' },
      work: [{ name: 'Pane Works', position: 'Glazier', startDate: '2019', highlights: ['Fitted 30 doors a year'] }],
    },
    'Glazier\nAAA MERIDIAN GLASS\n\nDuties\n- Fit doors\n',
  ).join(' ');
  expect(letter).toContain('AAA Meridian Glass');
});

describe('how the post and the person are named', () => {
  const clerk = (summary?: string): Resume => ({
    basics: { name: 'Ada Quist', ...(summary === undefined ? {} : { summary }) },
    work: [
      { name: 'Pane Works', position: 'Bookkeeper', startDate: '2019', highlights: ['Kept the books of 12 shops'] },
    ],
  });

  it('says a rank in full, and a title without the place behind it', () => {
    expect(write(clerk(), 'Sr. Accountant\nOak Ledger\n\nDuties\n- Keep books\n')[0]).toContain(
      'I am applying for the Senior Accountant position at Oak Ledger.',
    );
    expect(
      write(
        clerk(),
        'Senior Developer at a Startup Studio\n\nAbout us\nFord & Vale builds shops.\n\nDuties\n- Code\n',
      )[0],
    ).toContain('Senior Developer position');
  });

  it('says the first of several titles in a row', () => {
    expect(
      write(clerk(), 'IT Technician / Desktop / Clinical Support\nOak Ledger\n\nDuties\n- Repair PCs\n')[0],
    ).toContain('I am applying for the IT Technician position at Oak Ledger.');
  });

  it('opens with what it is for where the posting has no title', () => {
    const letter = write(
      clerk(),
      'QX5 9HF Available Under NAS 16-24 year olds only!\n\nWe are a team of people who like people.\n',
    );
    expect(letter[0]).toMatch(/^I (?:am applying|would like to apply) for/);
  });

  it('takes no legal form for an employer', () => {
    const letter = write(
      clerk(),
      'Clerk\n\nAbout us\nwww.example.com Pty Ltd is a network of sites.\n\nDuties\n- Keep books\n',
    );
    expect(letter.join(' ')).not.toContain('Pty Ltd');
  });

  it('leaves out a heading in capitals that ran into the summary', () => {
    const letter = write(
      clerk('QUALIFICATIONS Experienced bookkeeper with 14 years of work in retail.'),
      'Clerk\nOak Ledger\n\nDuties\n- Keep books\n',
    );
    expect(letter.join(' ')).not.toContain('QUALIFICATIONS');
  });
});
