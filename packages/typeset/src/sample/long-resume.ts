import type { Resume, Work } from '@shortlist/schema';
import { sampleResume } from './sample-resume.ts';

const employers = [
  'Harbour & Sons',
  'Kestrel Foods',
  'Oakfield Hospital Trust',
  'Meridian Rail',
  'Lumen Optics',
  'Pinewood Schools',
];
const positions = [
  'Logistics Planner',
  'Supply Chain Analyst',
  'Team Lead Dispatch',
  'Warehouse Supervisor',
  'Buyer',
  'Trainee',
];
const deeds = [
  'Planned 1,200 deliveries a week for 38 drivers and kept 97 % of them inside their time window.',
  'Renegotiated four carrier contracts and saved £210,000 a year without losing a service level.',
  'Introduced a weekly stock count that found €64,000 of missing goods in its first quarter.',
  'Wrote the handover checklist that all three shifts still use.',
  'Built a forecast in Excel and SQL that predicts daily volume within 6 %, used by planning, purchasing and the two partner sites in Leeds and Gdańsk.',
  'Trained nine apprentices; seven stayed with the company.',
];

/** The sample person with `jobs` further jobs: two to six pages, for golden images, page-break tests and benchmarks. */
export function longResume(jobs: number): Resume {
  const earlier = Array.from({ length: jobs }, (_, index): Work => {
    const year = 2013 - index;
    return {
      name: employers[index % employers.length] ?? '',
      location: 'Leeds, United Kingdom',
      position: positions[index % positions.length] ?? '',
      startDate: `${year}-01`,
      endDate: `${year}-12`,
      ...(index % 3 === 0
        ? { summary: 'Regional depot with 60 employees that serves 210 shops and eleven hospitals.' }
        : {}),
      highlights: deeds.slice(0, 3 + ((index * 2) % 4)),
    };
  });
  return { ...sampleResume, work: [...(sampleResume.work ?? []), ...earlier] };
}
