import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { takeCertain } from './certain-part.ts';
import { optimiseResume, readPosting } from './index.ts';

const resume: Resume = {
  basics: { name: 'Ida Farrow', email: 'ida@farrow.example' },
  work: [
    {
      name: 'Kestrel Foods',
      position: 'Warehouse Clerk',
      startDate: '2019-01',
      endDate: '2022-03',
      highlights: ['Reduced waste of the cold store by 12% with weekly stock counts'],
    },
    {
      name: 'Larch & Sons',
      position: 'Buyer',
      startDate: '2016-04',
      endDate: '2018-12',
      highlights: ['Managed stock and purchasing of eleven shops in Elgin'],
    },
  ],
  skills: [{ keywords: ['Basic knowle', 'Stock counts', 'Purchasing'] }],
};
const posting = readPosting(`Warehouse Buyer
Northwind Foods
Requirements
- Stock counts
- Purchasing
- Cold store experience`);

const said = (meta?: Resume['meta']): string => {
  const { letter, edits } = optimiseResume({
    resume: { ...resume, ...(meta ? { meta } : {}) },
    posting,
    now: '2026-06-01',
  });
  return JSON.stringify([letter.paragraphs ?? letter, edits]);
};

it('neither letter nor edits name a place that is uncertain; a line of it stands before all jobs, as none\u2019s', () => {
  expect(said()).toMatch(/Kestrel Foods/);
  const uncertain = said({ uncertain: ['/work/0', '/skills'] });
  expect(uncertain).not.toMatch(/Kestrel|"after":"[^"]*12%/);
  expect(uncertain).toMatch(/:","– [^,]*12%/);
  expect(uncertain).not.toContain('/skills/');
});

it('entries keep their places, and what is left out is told as unread', () => {
  const { certain, unsure, isUnsure } = takeCertain({ ...resume, meta: { uncertain: ['/work/0'] } });
  expect(certain.work?.[1]?.name).toBe('Larch & Sons');
  expect(unsure).toContain('Kestrel Foods');
  expect(isUnsure('/work/0/highlights')).toBe(true);
  expect(isUnsure('/work/1/highlights')).toBe(false);
});

it('where no job is certain, a letter quotes lines of them as they stand and names neither title, employer nor dates', () => {
  const { letter, edits } = optimiseResume({
    resume: { ...resume, meta: { uncertain: ['/work'] } },
    posting,
    now: '2026-06-01',
  });
  const text = letter.paragraphs.join(' ');
  expect(text).toContain('– Reduced waste of the cold store by 12% with weekly stock counts.');
  expect(text).not.toMatch(/Kestrel|Larch|Warehouse Clerk|2019/);
  expect(edits.filter(({ path }) => path.startsWith('/work'))).toEqual([]);
});
