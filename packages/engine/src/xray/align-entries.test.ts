import { expect, test } from 'vitest';
import { alignEntries } from './align-entries.ts';
import { compareResumes } from './compare-resumes.ts';

const job = (at: number) => ({ name: `Acme ${at}`, position: 'Clerk', startDate: '2019', endDate: '2020' });

test('entries are found again in another order, and one that is gone stays alone', () => {
  const jobs = Array.from({ length: 60 }, (_, at) => job(at));
  expect(alignEntries(jobs, jobs.toReversed())).toEqual(jobs.map((_, at) => 59 - at));
  const [first = job(0), ...others] = jobs.slice(0, 8);
  expect(alignEntries([{ name: 'Elsewhere' }, first, ...others], [...others, first])).toEqual([
    undefined,
    7,
    ...others.map((_, at) => at),
  ]);
});

test('thousands of entries, lines and profiles that are alike are compared in a moment', () => {
  const many = <T>(make: (at: number) => T) => Array.from({ length: 4000 }, (_, at) => make(at));
  const resume = {
    basics: { profiles: many((at) => ({ network: 'Web', url: `https://example.com/${at}`, username: `a${at}` })) },
    work: [{ name: 'Acme', highlights: many((at) => `Packed box ${at}`) }],
    education: many((at) => ({ institution: `School ${at}`, area: 'Baking', startDate: '2010', endDate: '2013' })),
    customSections: [{ title: 'Deeds', lines: many((at) => `Carried box ${at}`) }],
    volunteer: many((at) => ({ organization: `Carried club ${at}`, position: 'Box', startDate: '2019' })),
  };
  const { customSections: _left, ...read } = resume;
  const before = process.cpuUsage();
  const { complete } = compareResumes(resume, read);
  const { user, system } = process.cpuUsage(before);
  expect(complete).toBe(true);
  // Pair by pair it is tens of millions of comparisons, a minute and more.
  expect((user + system) / 1e6).toBeLessThan(8);
});
