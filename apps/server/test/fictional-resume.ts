import type { Resume } from '@shortlist/schema';

/** A fictional person, for the API's tests. */
export const fictionalResume: Resume = {
  basics: {
    name: 'Marit Solberg',
    label: 'Logistics Coordinator',
    email: 'marit.solberg@example.com',
    phone: '+47 22 55 01 37',
    location: { city: 'Oslo', countryCode: 'NO' },
    summary: 'Logistics coordinator with seven years in warehousing and freight, most of them with refrigerated goods.',
  },
  work: [
    {
      name: 'Nordkyst Frakt',
      position: 'Logistics Coordinator',
      startDate: '2019-03',
      highlights: [
        'Planned 40 refrigerated deliveries a day across eastern Norway',
        'Introduced SAP EWM in two warehouses and trained 18 colleagues',
      ],
    },
    {
      name: 'Havna Lager',
      position: 'Warehouse Assistant',
      startDate: '2016-08',
      endDate: '2019-02',
      highlights: ['Picked and packed orders and kept stock records in Excel'],
    },
  ],
  education: [
    {
      institution: 'Oslo Fagskole',
      studyType: 'Diploma',
      area: 'Transport and Logistics',
      startDate: '2014',
      endDate: '2016',
    },
  ],
  skills: [{ name: 'Logistics', keywords: ['Route planning', 'Cold chain', 'SAP EWM', 'Excel'] }],
  languages: [
    { language: 'Norwegian', fluency: 'Native' },
    { language: 'English', fluency: 'Fluent' },
  ],
};

export const fictionalPosting = `Logistics Coordinator
Fjordgods AS, Bergen

Your tasks
- Plan daily deliveries of refrigerated goods
- Keep stock records and report deviations

Requirements
- At least 3 years of experience in logistics
- WMS, SAP EWM and Excel
- Good English
- Experience with customs clearance is an advantage
`;

/** The same posting without the one word that the resume lacks: for it, nothing is reworded. */
export const fittingPosting = fictionalPosting.replace('WMS, ', '');

/** The same posting with demands that the person does not show. */
export const harderPosting = `${fictionalPosting}- ADR certificate for dangerous goods
- At least 2 years of experience in rail freight
`;

/** A posting of another trade, of whose demands the person shows none. */
export const distantPosting = `Staff Nurse
Havnehuset Hospital, Bergen

Requirements
- Registered nurse
- At least 3 years in intensive care
- ACLS certificate
`;
