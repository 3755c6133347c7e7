import type { EditReason, Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const posting = readPosting(
  'Head Chef\nLarch Inn\n\nRequirements\n- Menu planning\n- Food cost control\n- Ordering of fish and meat\n',
);
const edits = (resume: Resume, reason: EditReason) =>
  optimiseResume({ resume, posting, now: '2026-06-01' }).edits.filter((edit) => edit.reason === reason);
const chef = (more: Partial<Resume>, lines: string[] = ['Planned menus for 60 guests']): Resume => ({
  basics: { name: 'Ada Moreno', label: 'Head Chef' },
  work: [{ name: 'Harbour Inn', position: 'Head Chef', startDate: '2021-03', highlights: lines }],
  ...more,
});

it('a skill listed twice goes, as an edit to be seen', () => {
  const resume = chef({ skills: [{ keywords: ['Menu planning', 'Baking'] }, { keywords: ['baking'] }] });
  expect(edits(resume, 'drop')).toMatchObject([{ op: 'remove', path: '/skills/1/keywords/0', before: 'baking' }]);
});

it('how a job ended and a line said twice go, time away stays', () => {
  const lines = [
    'Planned menus for 60 guests',
    'Was made redundant when the inn closed',
    'On maternity leave in 2022',
    'planned menus for 60 guests',
  ];
  expect(edits(chef({}, lines), 'drop').map(({ before }) => before)).toEqual([lines[1], lines[3]]);
});

it('a heading in capitals is written in small letters', () => {
  const resume = chef({ customSections: [{ title: 'OPEN KITCHENS', lines: ['Larch week 2022'] }] });
  expect(edits(resume, 'readable-heading')).toMatchObject([{ before: 'OPEN KITCHENS', after: 'Open kitchens' }]);
});

const telling =
  'Planned the menus for the restaurant and its garden with the owner, from the first spring herbs to the game of autumn.';
const idle = 'The house stands at the harbour, has changed hands often and is known in the town for its old lamps.';
const figures = 'Cut food cost from 34% to 28% in one year.';

it('a point of more than two lines loses the sentence that answers nothing, and keeps figures', () => {
  expect(edits(chef({}, [`${telling} ${idle} ${figures}`]), 'shorten')).toMatchObject([
    { path: '/work/0/highlights/0', before: `${telling} ${idle} ${figures}`, after: `${telling} ${figures}` },
  ]);
  expect(edits(chef({}, [`${idle} ${figures}`]), 'shorten')).toEqual([]);
});

it('in a long resume the least telling lines of a job that ended long ago go, and those with figures stay', () => {
  const many = Array.from(
    { length: 40 },
    (_, i) =>
      `Planned the menu of evening ${i + 1} with fish, meat and fruit from the market of the town, and told the guests about all of it at their tables`,
  );
  const old = ['Peeled potatoes', 'Swept the yard', 'Washed pots', 'Carried crates', 'Served 90 guests a night'];
  const resume = chef({});
  const jobs = [
    { name: 'Harbour Inn', position: 'Head Chef', startDate: '2021-03', highlights: many },
    { name: 'Vellum Mill', position: 'Chef', startDate: '2012-01', endDate: '2021-02', highlights: ['Baked bread'] },
    { name: 'Larch Ovens', position: 'Kitchen Porter', startDate: '2004-01', endDate: '2008-12', highlights: old },
  ];
  const dropped = edits({ ...resume, work: jobs }, 'drop');
  expect(dropped).toHaveLength(2);
  expect(dropped.every(({ path }) => path.startsWith('/work/2/highlights/'))).toBe(true);
  expect(dropped.map(({ before }) => before)).not.toContain('Served 90 guests a night');
  expect(
    edits({ ...resume, work: jobs.map((job) => ({ ...job, highlights: job.highlights.slice(0, 5) })) }, 'drop'),
  ).toEqual([]);
});
