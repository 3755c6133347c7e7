import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const resume: Resume = {
  basics: { name: 'Darnell Marsh', email: 'd.marsh@example.com', location: { city: 'Memphis', region: 'TN' } },
  work: [
    {
      name: 'Bluff Trucks',
      position: 'Diesel Technician',
      startDate: '2019-06',
      highlights: ['Rebuilt 30 diesel engines'],
    },
    {
      name: 'Mid-South Haulers',
      position: 'Fleet Mechanic',
      startDate: '2015',
      endDate: '2019',
      highlights: ['Serviced 45 refuse trucks and their air brakes'],
    },
    {
      name: 'US Army',
      position: 'Wheeled Vehicle Mechanic',
      startDate: '2010',
      endDate: '2015',
      highlights: ['Supervised 5 soldiers in the motor pool'],
    },
  ],
};
const posting = readPosting(
  'Lead Diesel Technician\nRiver Logistics\n\nResponsibilities\n- Lead a crew of 6 technicians\n- Rebuild diesel engines\n- Service air brakes\n\nRequirements\n- Experience leading a shift or crew\n- Own tools\n',
);

it('a third job that shows what is asked for is told', () => {
  const { letter, match } = optimiseResume({ resume, posting, now: '2026-06-01' });
  expect(letter.paragraphs.join(' ')).toContain(
    '– Wheeled Vehicle Mechanic, US Army (2010–2015): Supervised 5 soldiers in the motor pool.',
  );
  expect([...match.requirements, ...match.gates].map(({ text, kind, met }) => [text, kind, met])).toEqual([
    ['Experience leading a shift or crew', 'responsibility', true],
    ['Own tools', 'gate', false],
  ]);
});
