import type { Occupation } from './occupation.ts';

/** Occupations of offices. */
export const officeOccupations: Occupation[] = [
  {
    name: 'sales',
    words: ['sales', 'account manager', 'account executive', 'business development', 'estate agent', 'key account'],
    examples: {
      summary:
        'Account manager with seven years in food wholesale. Grew a region from 2.1 to 3.4 million in sales within three years.',
      experience:
        'Account Manager | Fieldfare Foods | Bristol\nJan 2020 – Present\n- Grew the region from 2.1 to 3.4 million a year\n- Won 26 new customers, three of them chains',
      education: 'BA, Business Administration | Bristol College\n2012 – 2015',
      skills: 'Sales: Negotiation, Forecasting, CRM\nTools: Excel, Salesforce',
    },
  },
  {
    name: 'marketing',
    words: [
      'marketing',
      'brand',
      'content',
      'social media',
      'communication',
      'public relations',
      'seo',
      'copywrit',
      'journalis',
      'editor',
    ],
    examples: {
      summary:
        'Content marketer with six years in travel. Took a newsletter from 4,000 to 31,000 readers and wrote the guides that bring half of all visits.',
      experience:
        'Content Marketing Manager | Fjordline Travel | Bergen\nApr 2021 – Present\n- Took the newsletter from 4,000 to 31,000 readers\n- Wrote 40 guides that bring half of all visits',
      education: 'BA, Media and Communication | Western College\n2013 – 2016',
      skills: 'Marketing: Copywriting, SEO, Email campaigns\nTools: Google Analytics, HubSpot, Figma',
    },
  },
  {
    name: 'finance',
    words: [
      'accountant',
      'accounting',
      'finance',
      'financial',
      'bookkeep',
      'audit',
      'controller',
      'payroll',
      'tax',
      'bank',
    ],
    examples: {
      summary:
        'Accountant with eight years in manufacturing. Closes the month in four days instead of nine and has passed every audit without a remark.',
      experience:
        'Senior Accountant | Hansehafen Group | Hamburg\nSep 2019 – Present\n- Shortened the monthly close from nine days to four\n- Prepared five annual audits without a remark',
      education: 'BSc, Accounting and Finance | Harbour University\n2011 – 2014',
      skills: 'Accounting: Monthly close, IFRS, Cost control\nTools: SAP FI, DATEV, Excel',
    },
  },
  {
    name: 'office and assistance',
    words: [
      'administrat',
      'assistant',
      'secretar',
      'receptionist',
      'office',
      'clerk',
      'coordinator',
      'executive assistant',
    ],
    examples: {
      summary:
        'Executive assistant with nine years beside managing directors. Runs two calendars, 30 trips a year and a board of eight.',
      experience:
        'Executive Assistant | Seaview Insurance | Cork\nMar 2018 – Present\n- Run the calendars of two directors and 30 trips a year\n- Prepare board papers for eight members each quarter',
      education: 'Diploma, Office Management | Cork College\n2009 – 2011',
      skills: 'Office: Calendars, Minutes, Travel, Invoices\nTools: Microsoft 365, SAP Concur',
    },
  },
  {
    name: 'law and administration',
    words: ['lawyer', 'solicitor', 'attorney', 'legal', 'paralegal', 'civil servant', 'policy', 'social worker'],
    examples: {
      summary:
        'Paralegal with five years in tenancy law. Prepared 300 files for court and shortened the first answer to clients to one day.',
      experience:
        'Paralegal | Northgate Law | York\nSep 2020 – Present\n- Prepared 300 files for court, none sent back\n- Shortened the first answer to clients from five days to one',
      education: 'LLB, Law | University of York\n2015 – 2018',
      skills: 'Law: Tenancy, Contracts, Court forms\nWork: Research, Drafting, Client meetings',
    },
  },
];
