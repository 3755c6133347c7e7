import { expect, test } from 'vitest';
import { readSection } from './typed-section.ts';

const jobs = (text: string) => readSection('experience', text).work;

test('a table pasted from another program: each row is a job', () => {
  expect(jobs('Planner\tHavna\t2019–2021\nClerk\tWeserfracht\t2016–2019\n- Kept records')).toEqual([
    { position: 'Planner', name: 'Havna', startDate: '2019', endDate: '2021' },
    { position: 'Clerk', name: 'Weserfracht', startDate: '2016', endDate: '2019', highlights: ['Kept records'] },
  ]);
});

test('dates that stand first, as in many tables of a life', () => {
  const planner = { position: 'Planner', name: 'Havna', startDate: '2019-03', endDate: '2021-02' };
  expect(jobs('03/2019 – 02/2021\tPlanner\tHavna')).toEqual([planner]);
  expect(jobs('03/2019-02/2021: Planner – Havna')).toEqual([planner]);
  expect(jobs('2020 Vision Consulting | Leeds')).toEqual([{ position: '2020 Vision Consulting', name: 'Leeds' }]);
});

test('dates that the end of a line has broken', () => {
  const [job] = jobs('Planner | Havna\nMar 2019 –\nFeb 2021\n- Plans') ?? [];
  expect(job).toMatchObject({ startDate: '2019-03', endDate: '2021-02', highlights: ['Plans'] });
});

test('the employer or the school written first', () => {
  expect(jobs('Havna Lager AS\nPlanner\n2019 – 2021')).toMatchObject([{ position: 'Planner', name: 'Havna Lager AS' }]);
  expect(readSection('education', 'University of Oslo\nBSc, Law\n2014 – 2016').education).toMatchObject([
    { studyType: 'BSc', area: 'Law', institution: 'University of Oslo' },
  ]);
  expect(readSection('education', 'High school diploma\nOslo\n2014').education).toMatchObject([
    { studyType: 'High school diploma', institution: 'Oslo' },
  ]);
  // With bars between, the order is the person's own.
  expect(jobs('Havna AS | Planner')).toEqual([{ position: 'Havna AS', name: 'Planner' }]);
});

test('other scripts, emoji and every common bullet', () => {
  expect(jobs('مهندس برمجيات | شركة النور | دبي\n2019 – 2021\n• طور النظام')).toMatchObject([
    { position: 'مهندس برمجيات', name: 'شركة النور', location: 'دبي', highlights: ['طور النظام'] },
  ]);
  const [job] = jobs('🚚 Driver | Havna\n2019 – now\n➤ Never late\n✓ Forty stops\n■ No damage\n— On foot') ?? [];
  expect(job).toMatchObject({
    position: '🚚 Driver',
    highlights: ['Never late', 'Forty stops', 'No damage', 'On foot'],
  });
});
