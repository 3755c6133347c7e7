import type { Occupation } from './occupation.ts';

/** Occupations of shops, kitchens, sites and roads. */
export const handsOnOccupations: Occupation[] = [
  {
    name: 'shops and service',
    words: [
      'retail',
      'shop',
      'store',
      'cashier',
      'customer',
      'call centre',
      'call center',
      'service advis',
      'merchandis',
    ],
    examples: {
      summary:
        'Store supervisor with five years in a supermarket of 60. Opens and closes the store and trained 14 new colleagues.',
      experience:
        'Store Supervisor | Greengate Markets | Leeds\nOct 2021 – Present\n- Lead a shift of twelve and count the tills\n- Trained 14 new colleagues; ten still work here',
      education: 'A levels | Northgate School\n2015 – 2017',
      skills: 'Service: Complaints, Cash handling, Stock counts\nLanguages at the counter: English, Polish',
    },
  },
  {
    name: 'kitchen and hotel',
    words: [
      'chef',
      'cook',
      'kitchen',
      'waiter',
      'waitress',
      'bartend',
      'barista',
      'hotel',
      'restaurant',
      'hospitality',
      'housekeep',
      'baker',
    ],
    examples: {
      summary:
        'Sous chef with seven years in hotels. Runs a brigade of six for 120 covers a night and brought food cost from 34 % to 29 %.',
      experience:
        'Sous Chef | Hotel Lindenhof | Salzburg\nMay 2020 – Present\n- Run a brigade of six for 120 covers a night\n- Brought food cost from 34 % to 29 %',
      education: 'Apprenticeship, Cook | Vocational School Salzburg\n2013 – 2016',
      skills: 'Kitchen: Menu planning, HACCP, Pastry\nOrdering: Suppliers, Stock, Food cost',
    },
  },
  {
    name: 'trades',
    words: [
      'electrician',
      'plumber',
      'carpenter',
      'joiner',
      'weld',
      'mechanic',
      'builder',
      'construction',
      'painter',
      'roofer',
      'bricklay',
      'fitter',
      'installer',
    ],
    examples: {
      summary:
        'Electrician with twelve years on sites and in homes. Wired 80 flats last year and leads two apprentices.',
      experience:
        'Electrician | Havna Elektro | Oslo\nJan 2017 – Present\n- Wired 80 flats in the last year, all accepted at first inspection\n- Lead two apprentices',
      education: 'Trade certificate, Electrician | Oslo Vocational School\n2009 – 2013',
      skills: 'Electrical: Installation, Fault finding, Testing\nCertificates: Work at height, First aid',
    },
  },
  {
    name: 'transport and storage',
    words: [
      'driver',
      'warehouse',
      'logistic',
      'forklift',
      'courier',
      'delivery',
      'dispatch',
      'supply chain',
      'picker',
      'freight',
    ],
    examples: {
      summary:
        'Warehouse operative with six years in chilled goods. Picks 1,100 lines a shift with an error in 4,000 and trains newcomers.',
      experience:
        'Warehouse Operative | Nordkyst Freight | Drammen\nAug 2019 – Present\n- Pick 1,100 lines a shift with one error in 4,000\n- Trained nine newcomers on the forklift',
      education: 'Certificate, Warehouse and Logistics | Harbour College\n2016 – 2018',
      skills: 'Warehouse: Picking, Stock counts, Loading\nLicenses: Forklift, Driving license C',
    },
  },
];
