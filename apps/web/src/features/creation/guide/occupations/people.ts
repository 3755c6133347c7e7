import type { Occupation } from './occupation.ts';

/** Occupations with and for people. */
export const peopleOccupations: Occupation[] = [
  {
    name: 'nursing and care',
    words: [
      'nurs',
      'care',
      'midwi',
      'health',
      'medic',
      'paramedic',
      'doctor',
      'physician',
      'therap',
      'dental',
      'pharmac',
    ],
    examples: {
      summary:
        'Registered nurse with eight years in emergency care. Trained 30 colleagues in triage and lowered waiting times by a fifth.',
      experience:
        'Registered Nurse | Seaview Hospital | Bergen\nJun 2019 – Present\n- Care for up to 12 patients a shift in the emergency ward\n- Trained 30 colleagues in triage',
      education: 'Bachelor of Nursing | Western College\n2012 – 2015',
      skills: 'Clinical: Triage, Wound care, Medication\nSystems: Patient records, Rostering',
    },
  },
  {
    name: 'teaching',
    words: ['teach', 'lectur', 'educat', 'tutor', 'professor', 'school', 'nursery teacher', 'trainer', 'childcare'],
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
    name: 'people and hiring',
    words: ['human resources', 'hr ', 'recruit', 'talent', 'people partner', 'people manager'],
    examples: {
      summary:
        'HR generalist with six years in a company of 400. Filled 70 posts a year and cut the time to hire from 52 to 31 days.',
      experience:
        'HR Generalist | Brightlane | Leeds\nFeb 2020 – Present\n- Filled 70 posts a year; time to hire fell from 52 to 31 days\n- Wrote the plan by which new colleagues are welcomed',
      education: 'BA, Human Resource Management | Northgate University\n2014 – 2017',
      skills: 'HR: Interviews, Employment law, Onboarding\nTools: Workday, Excel',
    },
  },
  {
    name: 'leading projects and teams',
    words: [
      'project manag',
      'product manag',
      'product owner',
      'program manag',
      'programme manag',
      'scrum',
      'consult',
      'director',
      'head of',
      'manager',
    ],
    examples: {
      summary:
        'Project manager with nine years in public transport. Brought four projects of up to 6 million into service, three of them early.',
      experience:
        'Project Manager | Weserbahn | Bremen\nJul 2019 – Present\n- Brought four projects of up to 6 million into service, three of them early\n- Lead a team of 15 from six suppliers',
      education: 'MSc, Business Engineering | Harbour University\n2012 – 2014',
      skills: 'Projects: Planning, Budgets, Risk, Contracts\nMethods: PRINCE2, Scrum\nTools: Jira, MS Project',
    },
  },
];
