import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const posting = readPosting(
  'Bookkeeper\nOak Ledger\n\nRequirements\n- QuickBooks\n- Payroll\n- Bank reconciliation\n- Excel\n',
);
const editsOf = (resume: Resume) => optimiseResume({ resume, posting, now: '2026-06-01' }).edits;
const bookkeeper = (keywords: string[], rest: Partial<Resume> = {}): Resume => ({
  basics: { name: 'Nora Field', summary: 'Bookkeeper for small firms.' },
  work: [
    { name: 'Hill & Sons', position: 'Bookkeeper', startDate: '2018-02', highlights: ['Kept the books of 12 shops'] },
  ],
  skills: [{ name: 'Skills', keywords }],
  ...rest,
});

describe('another order of skills', () => {
  it('is proposed where a skill that is asked for comes among those read first', () => {
    const edit = editsOf(
      bookkeeper(['Archiving', 'Typing', 'Telephone', 'Inventory', 'Invoicing', 'Reception', 'QuickBooks']),
    ).find(({ path }) => path === '/skills/0/keywords');
    expect(edit?.after).toEqual(expect.arrayContaining(['QuickBooks']));
    expect([edit?.after].flat()[0]).toBe('QuickBooks');
  });

  it('is not proposed where what is read first stays the same', () => {
    const edits = editsOf(bookkeeper(['Excel', 'Typing', 'QuickBooks', 'Telephone', 'Payroll']));
    expect(edits.map(({ path }) => path)).not.toContain('/skills/0/keywords');
  });
});

describe('another order of skills is not proposed', () => {
  const pathsOf = (resume: Resume) => editsOf(resume).map(({ path }) => path);
  const rest = ['Archiving', 'Typing', 'Telephone', 'Inventory', 'Invoicing', 'Reception', 'Filing'];

  it('where what is demanded stands in its first third', () => {
    expect(pathsOf(bookkeeper(['Archiving', 'Payroll', ...rest.slice(1)]))).not.toContain('/skills/0/keywords');
  });

  it('for what is only welcome', () => {
    const welcome = readPosting('Bookkeeper\nOak Ledger\n\nRequirements\n- Payroll\n\nNice to have\n- QuickBooks\n');
    const resume = bookkeeper([...rest, 'QuickBooks']);
    const { edits } = optimiseResume({ resume, posting: welcome, now: '2026-06-01' });
    expect(edits.map(({ path }) => path)).not.toContain('/skills/0/keywords');
  });

  it('where the first cell of a table was taken for its heading', () => {
    const skills = [{ name: 'Odoo ERP', keywords: [...rest, 'QuickBooks'] }];
    expect(pathsOf(bookkeeper([], { skills }))).not.toContain('/skills/0/keywords');
    expect(pathsOf(bookkeeper([...rest, 'QuickBooks']))).toContain('/skills/0/keywords');
  });
});

describe('another order of sections', () => {
  const order = ['summary', 'work', 'skills', 'education'];
  const skills = ['QuickBooks', 'Payroll', 'Bank reconciliation', 'Excel'];
  const pathsOf = (resume: Resume) => editsOf(resume).map(({ path }) => path);

  it('leaves the jobs first of who has done this work for years', () => {
    expect(pathsOf(bookkeeper(skills, { meta: { sectionOrder: order } }))).not.toContain('/meta/sectionOrder');
  });

  it('puts the skills first of who comes from other work', () => {
    const work = [{ name: 'Inn', position: 'Waiter', startDate: '2018-02', highlights: ['Served 60 guests a night'] }];
    expect(pathsOf(bookkeeper(skills, { work, meta: { sectionOrder: order } }))).toContain('/meta/sectionOrder');
  });

  it('is not proposed where nothing that stands there would move', () => {
    const work = [{ name: 'Inn', position: 'Waiter', startDate: '2018-02', highlights: ['Served 60 guests a night'] }];
    const meta = { sectionOrder: ['summary', 'skills', 'work', 'custom-0'] };
    const customSections = [{ title: 'Clubs', lines: ['Chess club'] }];
    expect(pathsOf(bookkeeper(skills, { work, meta, customSections }))).not.toContain('/meta/sectionOrder');
  });
});

it('a summary for a post that leads people says how many somebody led', () => {
  const { tailored } = optimiseResume({
    resume: {
      basics: { name: 'Tomas Reyes' },
      work: [
        {
          name: 'Pelham Storage',
          position: 'Warehouse Supervisor',
          startDate: '2020-03',
          highlights: ['Supervise 45 associates over two shifts', 'Brought stock accuracy from 96% to 99%'],
        },
      ],
    },
    posting: readPosting('Operations Manager\nNorth Quay\n\nRequirements\n- Experience in managing multiple teams\n'),
    now: '2026-06-01',
  });
  expect(tailored.basics?.summary).toContain('Supervise 45 associates over two shifts.');
});
