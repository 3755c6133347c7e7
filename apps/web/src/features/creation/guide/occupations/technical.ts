import type { Occupation } from './occupation.ts';

/** Occupations that make and measure things on a screen or a drawing. */
export const technicalOccupations: Occupation[] = [
  {
    name: 'software',
    words: [
      'software',
      'developer',
      'programm',
      'devops',
      'full stack',
      'frontend',
      'front-end',
      'backend',
      'back-end',
      'web ',
      'qa ',
      'sre',
    ],
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
    name: 'data',
    words: ['data', 'analyst', 'statistic', 'business intelligence', 'machine learning', 'scientist'],
    examples: {
      summary:
        'Data analyst with five years in retail. Built the weekly forecast that 60 shops order by; its error fell from 18 % to 9 %.',
      experience:
        'Data Analyst | Fieldfare Foods | Bristol\nMay 2020 – Present\n- Built a sales forecast for 60 shops; the error fell from 18 % to 9 %\n- Replaced 14 spreadsheets by one dashboard',
      education: 'MSc, Statistics | University of York\n2017 – 2019',
      skills: 'Analysis: SQL, Python, Forecasting, A/B tests\nTools: Power BI, dbt, Excel',
    },
  },
  {
    name: 'engineering',
    words: ['engineer', 'mechanical', 'civil', 'electrical engineer', 'process', 'quality', 'technician'],
    examples: {
      summary:
        'Mechanical engineer with nine years in packaging machines. Brought three lines into service and halved their stops.',
      experience:
        'Mechanical Engineer | Weserwerk Machines | Bremen\nFeb 2019 – Present\n- Brought three packaging lines into service, each on time\n- Halved unplanned stops with a new maintenance plan',
      education: 'BEng, Mechanical Engineering | Harbour University\n2010 – 2014',
      skills: 'Engineering: FMEA, Tolerances, Commissioning\nTools: SolidWorks, MATLAB, SAP PM',
    },
  },
  {
    name: 'design',
    words: ['design', 'ux', 'ui ', 'illustrat', 'art director', 'graphic', 'photograph', 'architect', 'video'],
    examples: {
      summary:
        'Product designer with seven years in health apps. Redesigned a booking flow; twice as many people finish it.',
      experience:
        'Product Designer | Seaview Health | Dublin\nMar 2020 – Present\n- Redesigned booking with 24 interviews; twice as many people finish it\n- Built the component library that five teams use',
      education: 'BA, Interaction Design | Dublin College of Art\n2012 – 2015',
      skills: 'Design: Interviews, Prototypes, Accessibility\nTools: Figma, Illustrator',
    },
  },
];
