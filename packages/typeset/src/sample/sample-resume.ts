import type { Resume } from '@shortlist/schema';

/** A fictional person, for previews of the templates. */
export const sampleResume: Resume = {
  basics: {
    name: 'Marta Lindqvist',
    label: 'Operations Manager',
    email: 'marta.lindqvist@example.com',
    phone: '+46 70 555 01 42',
    url: 'https://martalindqvist.example',
    summary:
      'Operations manager with eleven years in logistics and food retail. Runs sites of up to 140 people, cut order errors by more than half and brought three warehouses onto one planning system without a day of lost shipping.',
    location: { city: 'Gothenburg', countryCode: 'SE' },
    profiles: [
      { network: 'LinkedIn', username: 'marta-lindqvist', url: 'https://www.linkedin.com/in/marta-lindqvist-example' },
    ],
  },
  work: [
    {
      name: 'Nordhamn Logistics',
      location: 'Gothenburg, Sweden',
      position: 'Operations Manager',
      startDate: '2021-03',
      highlights: [
        'Lead 140 people in three shifts across two sites with a yearly budget of SEK 96 million.',
        'Cut order errors from 2.1% to 0.8% in fourteen months with scan checks at packing.',
        'Moved three warehouses onto one planning system; no day of shipping was lost.',
        'Lowered overtime by 31 % by planning shifts from the order forecast.',
      ],
    },
    {
      name: 'Nordhamn Logistics',
      location: 'Gothenburg, Sweden',
      position: 'Shift Lead',
      startDate: '2018-06',
      endDate: '2021-02',
      highlights: [
        'Trained 46 new colleagues and wrote the site’s picking handbook.',
        'Brought accidents down from nine a year to two.',
      ],
    },
    {
      name: 'Fält & Fjord',
      location: 'Borås, Sweden',
      position: 'Store Supervisor',
      startDate: '2014-08',
      endDate: '2018-05',
      summary: 'Fresh food department of a store with 60 employees.',
      highlights: [
        'Reduced fresh food waste by 18 % with daily ordering by weather and weekday.',
        'Planned shifts for 24 people and handled recruiting for the department.',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Borås',
      studyType: 'Bachelor of Science',
      area: 'Supply Chain Management',
      startDate: '2011-09',
      endDate: '2014-06',
      courses: ['Inventory Theory', 'Statistics', 'Labor Law'],
    },
  ],
  skills: [
    { name: 'Operations', keywords: ['Shift planning', 'Lean', 'Budgeting', 'Root cause analysis'] },
    { name: 'Systems', keywords: ['SAP EWM', 'Power BI', 'Excel', 'SQL'] },
    { name: 'People', keywords: ['Coaching', 'Recruiting', 'Union negotiations'] },
  ],
  certificates: [
    { name: 'Lean Six Sigma Green Belt', issuer: 'Nordic Quality Institute', date: '2019-11' },
    { name: 'Forklift License A and B', issuer: 'TYA', date: '2018-09' },
  ],
  languages: [
    { language: 'Swedish', fluency: 'Native' },
    { language: 'English', fluency: 'C1' },
    { language: 'Finnish', fluency: 'B1' },
  ],
  volunteer: [
    {
      organization: 'Matsvinnet',
      position: 'Route Planner',
      startDate: '2020-01',
      summary: 'Plans weekly pickups of unsold food from eleven stores.',
    },
  ],
};
