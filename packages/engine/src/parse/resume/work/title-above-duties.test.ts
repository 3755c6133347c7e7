import { expect, it } from 'vitest';
import type { Line } from '../../layout/types.ts';
import type { Job } from './job.ts';
import { titleAboveDuties } from './title-above-duties.ts';

const line = (text: string, bullet?: string): Line =>
  ({ text, cells: [], rail: [], size: 10, page: 1, ...(bullet === undefined ? {} : { bullet }) }) as unknown as Line;
const jobWith = (...body: Line[]): Job =>
  ({
    employer: { text: 'Larch Cosmetics Ltd' },
    entry: { head: [], dates: [], body, lines: body, headX: 0 },
  }) as unknown as Job;
const read = (...body: Line[]) => {
  const { title, entry } = titleAboveDuties(jobWith(...body));
  return { title: title?.text, body: entry.body.map(({ text }) => text) };
};
const duties = [line('Responsibilities'), line('Oversee daily operations', '•')];

it('a title by itself above the word for its duties is the job’s', () => {
  expect(read(line('32, Randle Avenue, Leeds'), line('Operations Manager'), ...duties)).toEqual({
    title: 'Operations Manager',
    body: ['32, Randle Avenue, Leeds', 'Responsibilities', 'Oversee daily operations'],
  });
});

it.each([
  ['an address', line('32, Randle Avenue, Leeds')],
  ['whom somebody answered to', line('Reported to Operations Manager')],
  ['somebody else', line('Client Manager Ben Larch')],
  ['a point', line('Operations Manager', '•')],
  ['a sentence', line('I manage the daily operations of the whole house')],
])('%s there is none, nor is what stands without that word', (_, above) => {
  expect(read(above, ...duties).title).toBeUndefined();
  expect(read(line('Operations Manager'), line('Oversee daily operations', '•')).title).toBeUndefined();
});
