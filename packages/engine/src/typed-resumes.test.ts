import { readdirSync, readFileSync } from 'node:fs';
import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { understand } from './understand.ts';

/** What a careful reader finds in a typed resume: jobs in order, and the schools. */
type Truth = { name: string; work: NonNullable<Resume['work']>; schools: string[] };

const folder = new URL('../corpus/typed/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.slice(0, -4));

const jobOf = ({ name, position, startDate, endDate }: NonNullable<Resume['work']>[number]) => ({
  name,
  position,
  startDate,
  ...(endDate && { endDate }),
});

// Fictional people of many trades in seven languages, as people type and paste them: dates before, above, below and behind,
// several roles at one employer, no list marks, tabs, labels.
it.each(names)('a typed resume gives its jobs and schools: %s', async (name) => {
  const truth: Truth = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
  const result = await understand(readFileSync(new URL(`${name}.txt`, folder)), `${name}.txt`, '2024-03-15');
  const resume = result.ok ? result.reading.resume : {};
  expect(resume.basics?.name).toBe(truth.name);
  expect(resume.work?.map(jobOf)).toEqual(truth.work.map(jobOf));
  const schools = resume.education?.map(({ institution }) => institution) ?? [];
  expect(schools).toEqual(expect.arrayContaining(truth.schools));
});
