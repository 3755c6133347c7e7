/** Examples for an occupation: a summary, a job, a degree, skills. Persons and employers are made up. */
export type Examples = { summary: string; experience: string; education: string; skills: string };

const rows: { words: RegExp; examples: Examples }[] = [
  {
    words: /software|developer|engineer|programm|data|devops|analyst/i,
    examples: {
      summary:
        'Software engineer with six years in payments. Cut the time of a checkout from 1.8 s to 0.4 s and led a team of four.',
      experience:
        'Software Engineer | Brightlane | Leeds\nMar 2021 – Present\n- Rebuilt the checkout; pages answer in 0.4 s instead of 1.8 s\n- Led four engineers through a move to PostgreSQL',
      education: 'BSc, Computer Science | University of Leeds\n2014 – 2017',
      skills: 'Languages: TypeScript, Python, SQL\nTools: PostgreSQL, Docker, Git',
    },
  },
  {
    words: /nurs|care|medic|doctor|health|therap/i,
    examples: {
      summary:
        'Registered nurse with eight years in emergency care. Trained 30 colleagues in triage and lowered waiting times by a fifth.',
      experience:
        'Registered Nurse | Seaview Hospital | Bergen\nJun 2019 – Present\n- Care for up to 12 patients a shift in the emergency ward\n- Trained 30 colleagues in triage',
      education: 'Bachelor of Nursing | Western College\n2012 – 2015',
      skills: 'Clinical: Triage, Wound care, Medication\nSystems: Electronic patient records',
    },
  },
  {
    words: /teach|lectur|educat|tutor|train/i,
    examples: {
      summary:
        'Mathematics teacher with ten years at secondary schools. Nine of ten pupils passed their exam in each of the last four years.',
      experience:
        'Mathematics Teacher | Northgate School | York\nAug 2016 – Present\n- Teach 120 pupils from 11 to 16\n- Set up a homework club that 40 pupils use each week',
      education: 'MSc, Mathematics | University of York\n2010 – 2012',
      skills: 'Teaching: Lesson planning, Assessment\nTools: GeoGebra, Moodle',
    },
  },
  {
    words: /sales|account|market|retail|customer|business/i,
    examples: {
      summary:
        'Account manager with seven years in food wholesale. Grew a region from 2.1 to 3.4 million in sales within three years.',
      experience:
        'Account Manager | Fieldfare Foods | Bristol\nJan 2020 – Present\n- Grew the region from 2.1 to 3.4 million a year\n- Won 26 new customers, three of them chains',
      education: 'BA, Business Administration | Bristol College\n2012 – 2015',
      skills: 'Sales: Negotiation, Forecasting, CRM\nTools: Excel, Salesforce',
    },
  },
];

const anybody: Examples = {
  summary:
    'Operations manager with eleven years in logistics. Runs two sites with 140 people and cut order errors by more than half.',
  experience:
    'Operations Manager | Nordhamn Logistics | Gothenburg\nMar 2021 – Present\n- Lead 140 people in three shifts\n- Cut order errors from 2.1 % to 0.8 %',
  education: 'Diploma, Transport and Logistics | Harbour College\n2012 – 2014',
  skills: 'Operations: Planning, Budgets, Safety\nTools: SAP, Excel',
};

/** The examples that suit a job title; general ones for a title that we do not know. */
export function examplesFor(jobTitle: string): Examples {
  return rows.find(({ words }) => words.test(jobTitle))?.examples ?? anybody;
}
