import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { readFlows } from '../layout/read-flows.ts';
import type { Stroke } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';
import { findSections } from './sections/find-sections.ts';
import { name, read as readSketch, rows, section } from './sketch-rows.ts';
import { readJobSentence } from './told/job-sentence.ts';
import { readTold } from './told/read-told.ts';

const read = (lines: string[]): Resume =>
  parseResume(readText(new TextEncoder().encode(`Ada Moreno\nada.moreno@example.com\n\n${lines.join('\n')}\n`))).resume;
const jobsOf = (...lines: string[]) =>
  read(['Work Experience', '', ...lines]).work?.map(({ position, name, location, startDate, endDate }) => [
    position,
    name,
    location,
    startDate,
    endDate,
  ]);

/** The sections of a summary. */
const told = (lines: string[]) => {
  const text = ['Ada Moreno', 'ada.moreno@example.com', '', 'Profile', '', ...lines].join('\n');
  const sections = findSections(readFlows(readText(new TextEncoder().encode(text))));
  return readTold(sections.filter(({ kind }) => kind === 'summary'));
};

describe('jobs told by labels', () => {
  it('begin where the set of labels comes again, with any mark between label and value', () => {
    expect(
      jobsOf(
        'Company : Zalvora Builders',
        'Designation : Mason',
        'Duration : Jan 2014 - Mar 2016',
        'Company – Larch Cranes',
        'Designation – Crane Operator',
        'Duration – April 2016 to till date',
      ),
    ).toEqual([
      ['Mason', 'Zalvora Builders', undefined, '2014-01', '2016-03'],
      ['Crane Operator', 'Larch Cranes', undefined, '2016-04', undefined],
    ]);
  });

  it('name a client besides where they name a company', () => {
    const job = (company: string, client: string, title: string, time: string): string[] => [
      `Company : ${company}`,
      `Client : ${client}`,
      `Position : ${title}`,
      `Duration : ${time}`,
    ];
    expect(
      jobsOf(
        ...job('Zalvora Builders', 'Larch Power', 'Mason', 'Jan 2014 - Mar 2016'),
        ...job('Orle Cranes', 'Torvik Gas', 'Crane Operator', 'April 2016 to till date'),
      ),
    ).toEqual([
      ['Mason', 'Zalvora Builders', undefined, '2014-01', '2016-03'],
      ['Crane Operator', 'Orle Cranes', undefined, '2016-04', undefined],
    ]);
  });

  it('name a client in one line with another label, which is kept', () => {
    const work = read([
      'Work Experience',
      '',
      'Company: Zalvora Builders',
      'Client: Larch Power Designation: Mason',
      'Duration: Jan 2014 - Mar 2016',
      'Company: Orle Cranes Client: Torvik Gas',
      'Designation: Crane Operator',
      'Duration: April 2016 to till date',
    ]).work;
    expect(work?.map(({ name }) => name)).toEqual(['Zalvora Builders', 'Orle Cranes']);
    expect(work?.map(({ position }) => position)).toEqual(['Mason', 'Crane Operator']);
    expect(work?.[0]?.summary).toContain('Larch Power');
    expect(work?.[1]?.summary).toContain('Torvik Gas');
  });

  it('have their client for an employer where they name no company, though others do', () => {
    expect(
      jobsOf(
        'Company: Zalvora Builders',
        'Designation: Mason',
        'Duration: Jan 2014 - Mar 2016',
        'Client: Torvik Gas',
        'Designation: Crane Operator',
        'Duration: April 2016 to till date',
      ),
    ).toEqual([
      ['Mason', 'Zalvora Builders', undefined, '2014-01', '2016-03'],
      ['Crane Operator', 'Torvik Gas', undefined, '2016-04', undefined],
    ]);
  });

  it('may have their value in the line below, behind its colon, a line of few words above them and a project among them', () => {
    expect(
      jobsOf(
        'Present Employment:',
        'Designation',
        ': Service Adviser',
        'Company : Zalvora Motors',
        'Project : Larch Bridge',
        'Duration : December 2014 to September 2017',
      ),
    ).toEqual([['Service Adviser', 'Zalvora Motors', undefined, '2014-12', '2017-09']]);
  });

  it('stand under a line of their own where each of them has one', () => {
    expect(
      jobsOf(
        'ZALVORA TRADING CO., DOHA, QATAR',
        'Position : Truck Driver',
        'Duration : 2010 to 2012',
        'Travel distance : local',
        '',
        'LARCH HAULAGE, ARAR, SAUDI ARABIA',
        'Position : Tanker Driver',
        'Duration : 2012 to 2015',
      ),
    ).toEqual([
      ['Truck Driver', 'ZALVORA TRADING CO.', 'DOHA, QATAR', '2010', '2012'],
      ['Tanker Driver', 'LARCH HAULAGE', 'ARAR, SAUDI ARABIA', '2012', '2015'],
    ]);
  });

  it('have both ends of their time in labels of their own, and two labels in one line', () => {
    expect(
      jobsOf(
        'Name of the Company: Ulme Foods   Location: Nairobi',
        'Post held: Storekeeper',
        'From: May 2011',
        'To: June 2013',
        'Name of the Company: Zalvora Mills   Location: Mombasa',
        'Post held: Supervisor',
        'From: July 2013',
        'To: August 2015',
      ),
    ).toEqual([
      ['Storekeeper', 'Ulme Foods', 'Nairobi', '2011-05', '2013-06'],
      ['Supervisor', 'Zalvora Mills', 'Mombasa', '2013-07', '2015-08'],
    ]);
  });

  it('are known by their values where each time these are of one kind', () => {
    expect(
      jobsOf(
        'Company Name: Zalvora Networks',
        'Experience: 4 Aug 2015 to 30 March 2017',
        'Job Profile: Network Administrator',
        'Company Name: Larch Systems',
        'Experience: 6 May 2013 to 4 July 2015',
        'Job Profile: Network Engineer',
      ),
    ).toEqual([
      ['Network Administrator', 'Zalvora Networks', undefined, '2015-08', '2017-03'],
      ['Network Engineer', 'Larch Systems', undefined, '2013-05', '2015-07'],
    ]);
  });

  it('are no headings where they come again above their values', () => {
    const stacked = (line: number, n: number, company: string, title: string, time: string): Stroke[] => [
      section(line, `PREVIOUS COMPANY ${n} OF 2`),
      ...rows(line + 1, [company]),
      section(line + 2, 'DESIGNATION'),
      ...rows(line + 3, [title]),
      section(line + 4, 'DURATION'),
      ...rows(line + 5, [time]),
    ];
    const { work } = readSketch([
      ...name,
      section(3, 'PROFESSIONAL EXPERIENCE'),
      ...stacked(4, 1, 'Zalvora Switchgear', 'Design Engineer', '2011 to 2013'),
      ...stacked(10, 2, 'Larch Lighting', 'Trainee Engineer', '2009 to 2011'),
      section(17, 'EDUCATION'),
      ...rows(18, ['B.E. in Electrical Engineering, Orle College, 2009']),
    ]).resume;
    expect(work?.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).toEqual([
      ['Design Engineer', 'Zalvora Switchgear', '2011', '2013'],
      ['Trainee Engineer', 'Larch Lighting', '2009', '2011'],
    ]);
  });

  it('have the dates of the column beside their headline, and its town as their place', () => {
    const form = (line: number, time: string, house: string, title: string) => [
      { x: 40, line, text: time },
      ...rows(line, [house, `Functie: ${title}`, 'Werkzaamheden: Het sorteren van post.'], { x: 160 }),
    ];
    const { work } = readSketch([
      ...name,
      section(3, 'Werkervaring'),
      ...form(4, 'Feb 2017 – Jun 2017', 'Zalvora Post B.V., Joure', 'Sorteerder'),
      ...form(8, 'Mei 2014 – nov 2014', 'Larch Koeriers, Sneek', 'Chauffeur'),
    ]).resume;
    expect(work?.map((job) => [job.position, job.name, job.location, job.startDate, job.endDate])).toEqual([
      ['Sorteerder', 'Zalvora Post B.V.', 'Joure', '2017-02', '2017-06'],
      ['Chauffeur', 'Larch Koeriers', 'Sneek', '2014-05', '2014-11'],
    ]);
  });

  it.each(['Sales', 'Media', 'Research', 'Energy', 'Police', 'Sales, Ebene 2'])(
    'have no place in a word of work behind their headline, which a town is called too: %s',
    (word) => {
      const form = (line: number, time: string, house: string, title: string) => [
        { x: 40, line, text: time },
        ...rows(line, [house, `Functie: ${title}`, 'Werkzaamheden: Het sorteren van post.'], { x: 160 }),
      ];
      const { work } = readSketch([
        ...name,
        section(3, 'Werkervaring'),
        ...form(4, 'Feb 2017 – Jun 2017', `Zalvora, ${word}`, 'Sorteerder'),
        ...form(8, 'Mei 2014 – nov 2014', 'Larch Koeriers, Sneek', 'Chauffeur'),
      ]).resume;
      expect(work?.map((job) => [job.name, job.location])).toEqual([
        [`Zalvora, ${word}`, undefined],
        ['Larch Koeriers', 'Sneek'],
      ]);
    },
  );

  it('take what a sentence below them says', () => {
    expect(
      jobsOf(
        'Company name: Orle Chemicals',
        '- Worked as Office Assistant with M/s Orle Chemicals for two years (Nov 2009 to April 2011)',
        'Company name: Tamsin Computers',
        '- Worked as Counselor with Tamsin Computers, Cochin for seven months (April 2013 to Nov 2013)',
      ),
    ).toEqual([
      ['Office Assistant', 'Orle Chemicals', undefined, '2009-11', '2011-04'],
      ['Counselor', 'Tamsin Computers', undefined, '2013-04', '2013-11'],
    ]);
  });
});

describe('jobs told in a sentence each', () => {
  it.each([
    [
      'Worked as Cook in Larch Kitchen from July 2011 to May 2013',
      ['Cook', 'Larch Kitchen', undefined, '2011-07', '2013-05'],
    ],
    [
      'Presently working as a “Plumber” with Delta Orle Technical LLC, Dubai since March 2016',
      ['Plumber', 'Delta Orle Technical LLC', 'Dubai', '2016-03', undefined],
    ],
    [
      'One Year worked with Zalvora Ltd., Dubai as a Fitter from June 2011 to May 2012',
      ['Fitter', 'Zalvora Ltd.', 'Dubai', '2011-06', '2012-05'],
    ],
    [
      'Worked in Larch Holdings Co, Dubai, from November 2010 to November 2015 as Welder',
      ['Welder', 'Larch Holdings Co', 'Dubai', '2010-11', '2015-11'],
    ],
    [
      'Worked as an Electrical Fitter, ORLE WERFT, Dubai from Jan 2009 to Dec 2011',
      ['Electrical Fitter', 'ORLE WERFT', 'Dubai', '2009-01', '2011-12'],
    ],
    [
      'From Nov 2012 to Dec 2014: Working in Zalvora Finance in the capacity of an IT Supervisor',
      ['IT Supervisor', 'Zalvora Finance', undefined, '2012-11', '2014-12'],
    ],
    [
      '1. Worked with Zalvora Motors as a Sales Executive from Jan 2005 to May 2006.',
      ['Sales Executive', 'Zalvora Motors', undefined, '2005-01', '2006-05'],
    ],
    [
      'I have worked as an Electrician from 2007 to 2008 in Orle Electrical Works.',
      ['Electrician', 'Orle Electrical Works', undefined, '2007', '2008'],
    ],
  ])('%s', (sentence, job) => {
    expect(jobsOf(sentence)).toEqual([job]);
  });

  it('keep the sentence and the points below it', () => {
    const [first, second] =
      read([
        'Work Experience',
        '',
        'Worked as a Storekeeper in Ulme Hotel from 2006 to 2008 with a team of four',
        '- Counted the linen',
        'Worked as a Cashier in Larch Supermarket from 2008 to 2011',
      ]).work ?? [];
    expect(first?.summary).toContain('with a team of four');
    expect(first?.highlights).toEqual(['Counted the linen']);
    expect(second?.position).toBe('Cashier');
  });

  it.each([
    'Worked with the sales team in Zalvora from 2010 to 2012 to open shops',
    'Working for clients of all kinds as needed from 2010 to 2012',
  ])('none: %s', (sentence) => {
    expect(jobsOf('Welder, Larch Yard, 2010 - 2014', `- ${sentence}`)).toHaveLength(1);
  });
});

describe('sentences with more around them', () => {
  it('have their title in the line below, also where the employer is a known one', () => {
    expect(
      jobsOf(
        'Worked with Larch Builders Ltd, Doha from May 2010 to June 2012',
        'Site Engineer',
        'Worked with Xorvik from July 2012 to June 2014, Doha',
        'Crane Operator',
      ),
    ).toEqual([
      ['Site Engineer', 'Larch Builders Ltd', 'Doha', '2010-05', '2012-06'],
      ['Crane Operator', 'Xorvik', undefined, '2012-07', '2014-06'],
    ]);
  });

  it('have no title from the line below where titles stand above them', () => {
    const sections = told([
      'Careful builder.',
      'Site Engineer',
      'Worked with Xorvik from Jan 2014 to Mar 2016',
      'Crane Operator',
      'Worked with Zalvor from Jan 2012 to Mar 2013',
      'Mason',
      'Worked with Orlen from Jan 2010 to Mar 2011',
    ]);
    expect(sections.map(({ kind }) => kind)).toEqual(['summary']);
  });

  it('give a job of another shape, and what stands below the last of a summary, to neither', () => {
    const { work } = read([
      'Work Experience',
      '',
      'Worked as Mason with Larch Builders Ltd from Jan 2014 to Mar 2016',
      'Worked as Welder with Orle Cranes LLC from Jan 2012 to Mar 2013',
      'Site Engineer, Torvik Gas Ltd, 2008 – 2010',
    ]);
    expect(work?.[1]?.summary).not.toContain('Torvik');
    const [summary, hidden] = told([
      'Worked as Mason with Larch Builders Ltd from Jan 2014 to Mar 2016',
      'Worked as Welder with Orle Cranes LLC from Jan 2012 to Mar 2013',
      'I am honest and hardworking and like to learn.',
    ]);
    expect(summary?.lines.map(({ text }) => text)).toEqual(['I am honest and hardworking and like to learn.']);
    expect(hidden?.told).toHaveLength(2);
    expect(JSON.stringify(hidden?.told)).not.toContain('honest');
  });

  it.each([
    ['Worked as a Receptionist from 9 am to 5 pm.', undefined],
    ['5 years of experience in Hospital Management from May 2010 to June 2015', undefined],
    ['Served in Bank Reconciliation Department from May 2010 to June 2015', undefined],
    ['Worked with Larch Ltd on Java projects from May 2010 to June 2015', 'Larch Ltd'],
    ['Worked in University of Torvik from May 2010 to June 2015', 'University of Torvik'],
    ['Worked as Fitter with Larch Co Toyota from May 2010 to June 2015', 'Larch Co Toyota'],
    ['Worked as Fitter with Larch Fabrics Ltd. Hapur from May 2010 to June 2015', 'Larch Fabrics Ltd.'],
  ])('name an organisation or none: %s', (sentence, employer) => {
    const told = readJobSentence(sentence);
    expect(told?.employer && sentence.slice(told.employer.start, told.employer.end)).toBe(employer);
    if (employer === undefined) expect(told?.title).toBeUndefined();
  });
});

describe('degrees told by labels', () => {
  it('begin where the set of labels comes again', () => {
    const degrees = read([
      'Education',
      '',
      'Course : M.C.A.',
      'Institution : Orle College of Engineering',
      'Year of passing : 2011',
      'Percentage : 76.7',
      'Course : B.Sc. (Physics)',
      'Institution : Zalvora College',
      'Year of passing : 2008',
      'Percentage : 71',
    ]).education;
    expect(degrees?.map(({ institution, endDate, score }) => [institution, endDate, score])).toEqual([
      ['Orle College of Engineering', '2011', '76.7'],
      ['Zalvora College', '2008', '71'],
    ]);
  });
});

describe('what labels and sentences say beside', () => {
  it('words behind a date, and a second label in a line', () => {
    const [first, second] =
      read([
        'Work Experience',
        '',
        'Company: Larch Motors Assembly Plant    Reason: Moved away',
        'Designation: Fitter 2010 - 2012 nightshift',
        'Company: Orle Cranes Designation: Crane Operator',
        'Duration: 2012 - 2014 (seasonal)',
      ]).work ?? [];
    expect(first).toMatchObject({ name: 'Larch Motors Assembly Plant', position: 'Fitter', startDate: '2010' });
    expect(first?.summary).toContain('Moved away');
    expect(first?.summary).toContain('nightshift');
    expect(second).toMatchObject({ name: 'Orle Cranes', position: 'Crane Operator', startDate: '2012' });
    expect(second?.summary).toContain('seasonal');
  });

  it('words behind the year of a degree are unplaced', () => {
    const lines = [
      'Education',
      '',
      'Course : B.Sc. (Physics)',
      'Institution : Zalvora College',
      'Year of passing : 2008 evening classes',
    ];
    const text = `Ada Moreno\nada.moreno@example.com\n\n${lines.join('\n')}\n`;
    const parsed = parseResume(readText(new TextEncoder().encode(text)));
    expect(parsed.resume.education).toHaveLength(1);
    expect(parsed.leftovers.map((each) => each.text).join(' | ')).toContain('evening classes');
  });

  it('a country left of its sentence is where the job was, other words stay with it', () => {
    const job = (line: number, beside: string, text: string) => [
      { x: 40, line, text: beside },
      { x: 140, line, text },
    ];
    const { resume } = readSketch([
      ...name,
      section(3, 'WORK EXPERIENCE'),
      ...job(4, 'Qatar', 'Worked as a Fitter with Larch Motors from 2010 to 2012'),
      ...job(5, 'Shutdown', 'Worked as a Welder with Orle Cranes from 2012 to 2014'),
    ]);
    expect(resume.work?.[0]).toMatchObject({ name: 'Larch Motors', location: 'Qatar' });
    expect(resume.work?.[1]?.summary).toContain('Shutdown');
  });

  it('long lines of figures, blanks and dashes are read at once', () => {
    const began = performance.now();
    for (const text of [`${'1'.repeat(9000)} x`, ' '.repeat(16_000), `x${'- '.repeat(20_000)}y`])
      readJobSentence(`Worked as a ${text}`);
    jobsOf(`Company: x${'- '.repeat(20_000)}y`, `Designation: Fitter ${'( '.repeat(10_000)} 2010 - 2012`);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
