import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { makeBrief } from '../posting/brief/make-brief.ts';
import { readPosting } from '../posting/read-posting.ts';
import { matchResume } from './match-resume.ts';
import { worthApplying } from './worth-applying.ts';

const posting = readPosting(`Delivery Driver
Larkmoor Foods, Leeds

What you bring
- At least 2 years of experience in parcel delivery
- Route planning
- Driving licence category B is required
- Weekend shifts
`);
const brief = makeBrief(posting);
const key = (kind: string) => brief.conditions.find((row) => row.kind === kind)?.key ?? '';

const driver = {
  basics: { name: 'Ada Finch' },
  work: [
    {
      name: 'Orchard Parcels',
      position: 'Delivery Driver',
      startDate: '2018-01',
      endDate: '2025-01',
      highlights: ['Delivered 120 parcels a day', 'Route planning for six drivers'],
    },
  ],
};
const licensed = { ...driver, certificates: [{ name: 'Driving licence category B' }] };
const judge = (resume: Resume, answers?: Parameters<typeof worthApplying>[2]) =>
  worthApplying(brief, matchResume(resume, posting, '2026-06-01'), answers);

it('a licence that is a must and not shown is the only thing that a resume alone is turned away for', () => {
  expect(judge(driver)).toMatchObject({ advice: 'skip', missing: { why: 'licence' } });
  expect(judge(licensed)?.advice).toBe('apply');
  expect(judge(driver, [{ key: key('licence'), met: true }])?.advice).toBe('apply');
  const stranger = { basics: { name: 'Cy Alder' }, certificates: licensed.certificates };
  expect(judge(stranger)?.advice).toBe('stretch');
});

it('a condition counts once the person says that they cannot meet it', () => {
  expect(judge(licensed, [{ key: key('condition'), met: false }])).toMatchObject({
    advice: 'skip',
    missing: { text: 'Weekend shifts', why: 'declined' },
  });
});

it('names what is shown best in the posting’s own words, and nothing for a posting that asks for nothing', () => {
  const worth = judge(licensed);
  expect(worth?.strongest).toHaveLength(2);
  for (const text of worth?.strongest ?? []) expect(posting.text).toContain(text);
  const idle = readPosting('Our house stands by the sea. Come and see us, the door is open.');
  expect(worthApplying(makeBrief(idle), matchResume(driver, idle, '2026-06-01'))).toBeUndefined();
});
