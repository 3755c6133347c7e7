import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const lettersOf = (
  work: Resume['work'],
  more: Partial<Resume> = {},
  post = 'Store Manager\nBramble Foods\n\nDuties\n- Manage stock\n- Train staff\n',
) =>
  optimiseResume({
    resume: { basics: { name: 'Ruth Adler' }, work: work ?? [], ...more },
    posting: readPosting(post),
    now: '2026-06-01',
    language: 'en',
  }).letter;
const lines = ['Managed stock worth $2M in two shops', 'Trained 14 new colleagues in three years'];

describe('the list of a letter', () => {
  it('holds the person’s own lines, each resting on its line and on what names its job', () => {
    const letter = lettersOf([
      {
        name: 'Hollow Lane Grocers',
        position: 'Shop Manager',
        startDate: '2018',
        endDate: '2024-03',
        highlights: lines,
      },
    ]);
    const [head, ...items] = letter.paragraphs[1]?.split('\n') ?? [];
    expect(head).toBe('Shop Manager, Hollow Lane Grocers (2018–2024):');
    expect(items.toSorted()).toEqual([
      '– Managed stock worth $2M in two shops.',
      '– Trained 14 new colleagues in three years.',
    ]);
    const entry = letter.ledger.find(({ sentence }) => sentence.startsWith('Shop Manager'));
    expect(entry?.facts.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/work/0/highlights/0', '/work/0/position', '/work/0/name']),
    );
  });

  it('says only what is certain of a job', () => {
    const [, list = ''] = lettersOf([
      { name: 'Key Responsibilities', position: 'Shop Manager', startDate: '2018', endDate: '2012', highlights: lines },
    ]).paragraphs;
    expect(list).toMatch(/^Shop Manager:\n– /);
    expect(list).not.toMatch(/Key|2018|2012/);
  });

  it('gives no years to two jobs that both seem to run: the end of one was not read', () => {
    const [, list = ''] = lettersOf([
      { name: 'Hollow Lane Grocers', position: 'Shop Manager', startDate: '2018', highlights: lines.slice(0, 1) },
      {
        name: 'Fern Street Stores',
        position: 'Stock Clerk',
        startDate: '2012',
        highlights: ['Counted stock of 4,000 lines each month'],
      },
    ]).paragraphs;
    expect(list).not.toContain('since');
  });

  it('says the same deed once, though two jobs list it', () => {
    const deed = 'Managed stock of food and drinks in two shops';
    const [, list = ''] = lettersOf([
      {
        name: 'Hollow Lane Grocers',
        position: 'Shop Manager',
        startDate: '2018',
        endDate: '2024',
        highlights: [deed, lines[1] ?? ''],
      },
      {
        name: 'Fern Street Stores',
        position: 'Stock Clerk',
        startDate: '2012',
        endDate: '2018',
        highlights: [`${deed} and a depot`],
      },
    ]).paragraphs;
    expect(list.match(/food and drinks/g)).toHaveLength(1);
  });

  it('leaves a line whose job cannot be named to letters that can tell little else', () => {
    const listWith = (highlights: string[]) =>
      lettersOf([
        { name: 'Hollow Lane Grocers', position: 'Shop Manager', startDate: '2018', endDate: '2024', highlights },
        { name: 'Various', position: '2012', highlights: ['Managed stock of tools in 3 depots'] },
      ]).paragraphs[1];
    expect(listWith(lines)).not.toContain('3 depots');
    expect(listWith(lines.slice(0, 1))).toMatch(/^– Managed stock of tools in 3 depots\.\n– Shop Manager, Hollow Lane/);
  });

  it('waits for answers in every language where fewer than two lines can be quoted', () => {
    const { paragraphs, remarks } = lettersOf([
      {
        name: 'Hollow Lane Grocers',
        position: 'Shop Manager',
        startDate: '2018',
        highlights: ['Various duties as assigned'],
      },
    ]);
    expect(paragraphs.join(' ')).toContain('I have been a Shop Manager at Hollow Lane Grocers since 2018.');
    expect(remarks?.join(' ')).toContain('This letter gives no example of your work.');
  });

  it('quotes no line in another language than its own', () => {
    const { letter } = optimiseResume({
      resume: {
        basics: { name: 'Ruth Adler' },
        work: [{ name: 'Hollow Lane Grocers', position: 'Shop Manager', startDate: '2018', highlights: lines }],
      },
      posting: readPosting('Filialleiter (m/w/d)\nBrombeer GmbH\n\nAufgaben\n- Führung des Lagers\n'),
      now: '2026-06-01',
      language: 'de',
    });
    expect(letter.paragraphs.join('\n')).not.toContain('Trained');
  });

  it('names what is asked for where a quoted line shows it, and no everyday program', () => {
    const post = 'Accountant\nBramble Foods\n\nRequirements\n- Experience with financial statements\n- Excel\n';
    const highlights = [
      'Prepared financial statements of four firms in Excel',
      'Closed the books of 12 shops each month',
    ];
    const [opening = ''] = lettersOf(
      [{ name: 'Fern Street Stores', position: 'Accountant', startDate: '2019', endDate: '2024', highlights }],
      {},
      post,
    ).paragraphs;
    expect(opening).toContain('You are looking for experience with financial statements.');
    expect(opening).not.toContain('Excel');
  });

  it('spells a title that the page sets in capitals as titles are spelled', () => {
    const [, list = ''] = lettersOf([
      { name: 'Hollow Lane Grocers', position: 'RECEPTIONIST', startDate: '2018', endDate: '2024', highlights: lines },
    ]).paragraphs;
    expect(list).toContain('Receptionist, Hollow Lane Grocers (2018–2024):\n– ');
  });

  it('does not quote the sentence that only says as what somebody worked', () => {
    const told = 'Worked as a Shop Manager in Hollow Lane Grocers from March 2018 to July 2024';
    const [, list = ''] = lettersOf([
      {
        name: 'Hollow Lane Grocers',
        position: 'As a shop manager',
        startDate: '2018',
        endDate: '2024',
        summary: told,
        highlights: lines,
      },
    ]).paragraphs;
    expect(list).toMatch(/^Shop manager, Hollow Lane Grocers/i);
    expect(list).not.toContain('Worked as');
  });
});
