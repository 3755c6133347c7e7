import type { Resume } from '@shortlist/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Stroke, sketchDocument, sketchPage } from '../layout/sketch-page.ts';
import { parseResume } from './parse-resume.ts';

type Row = string | [string, Partial<Stroke>] | Stroke[];

/** A resume of rows from top to bottom, each at the left edge; a row of strokes is placed as it says. `''` leaves a line free. */
function resumeOf(...rows: Row[]): Resume {
  return parseResume(sketchDocument(sketchPage(rows.flatMap(place)))).resume;
}

function place(row: Row, line: number): Stroke[] {
  if (row === '') return [];
  if (typeof row === 'string') return [{ x: 40, line, text: row }];
  if (typeof row[0] === 'string') return [{ x: 40, line, text: row[0], ...(row[1] as Partial<Stroke>) }];
  return (row as Stroke[]).map((stroke) => ({ ...stroke, line }));
}

const bold = { bold: true };
const head: Row[] = [
  ['Jane Doe', { size: 22 }],
  'Warehouse Supervisor',
  'Austin, TX | (512) 555-0188 | jane.doe@example.com | linkedin.com/in/janedoe',
  '',
];
const right = (left: string, aside: string, style = {}): Stroke[] => [
  { x: 40, line: 0, text: left, ...style },
  { x: 440, line: 0, text: aside },
];

describe('who the resume is about', () => {
  it('reads name, headline, place, phone, e-mail and profile from the head of the page', () => {
    expect(resumeOf(...head, ['EXPERIENCE', bold], right('Acme Corp', '2019 – 2021', bold)).basics).toEqual({
      name: 'Jane Doe',
      label: 'Warehouse Supervisor',
      email: 'jane.doe@example.com',
      phone: '(512) 555-0188',
      location: { city: 'Austin', region: 'TX' },
      profiles: [{ network: 'LinkedIn', username: 'janedoe', url: 'linkedin.com/in/janedoe' }],
    });
  });

  it('parts a headline from the name on one line', () => {
    expect(resumeOf(['Jane Doe, Warehouse Supervisor', { size: 20 }], 'jane.doe@example.com').basics).toMatchObject({
      name: 'Jane Doe',
      label: 'Warehouse Supervisor',
    });
  });

  it('puts together a name on two lines', () => {
    expect(
      resumeOf(['Chanda', { size: 30 }], '', ['Sharma', { size: 30 }], '', 'chanda.sharma@example.com').basics?.name,
    ).toBe('Chanda Sharma');
  });

  it('makes up no name where there is none', () => {
    expect(
      resumeOf(
        ['SENIOR ACCOUNTANT', { size: 14 }],
        ['Summary', bold],
        'Careful with numbers and people for many long years.',
      ).basics?.name,
    ).toBeUndefined();
  });

  it('joins an e-mail address that a narrow column broke', () => {
    expect(resumeOf(['Jane Doe', { size: 20 }], 'jane.doe@warehouse-exam', 'ple.com').basics?.email).toBe(
      'jane.doe@warehouse-example.com',
    );
    expect(resumeOf(['Jane Doe', { size: 20 }], 'jane.doe@alder.c', 'om.ar').basics?.email).toBe(
      'jane.doe@alder.com.ar',
    );
  });

  it('finds a name with a full stop below a title of the page with a slip', () => {
    expect(resumeOf(['Currrículum Vitae', { size: 14 }], 'Jane Edith Doe.', 'jane@alder.example').basics?.name).toBe(
      'Jane Edith Doe',
    );
  });
});

describe('jobs', () => {
  it('reads title, employer, place, dates and points, whichever comes first', () => {
    const { work } = resumeOf(
      ...head,
      ['EXPERIENCE', bold],
      right('Warehouse Supervisor', 'Mar 2021 – Present', bold),
      right('Lone Star Fulfillment Inc.', 'Austin, TX'),
      '• Led 45 associates on two shifts',
      right('Hill Country Cold Storage LLC', 'Jan 2017 – Feb 2021', bold),
      'Forklift Operator',
      '• Loaded trailers',
    );
    expect(work).toEqual([
      {
        name: 'Lone Star Fulfillment Inc.',
        position: 'Warehouse Supervisor',
        location: 'Austin, TX',
        startDate: '2021-03',
        highlights: ['Led 45 associates on two shifts'],
      },
      {
        name: 'Hill Country Cold Storage LLC',
        position: 'Forklift Operator',
        startDate: '2017-01',
        endDate: '2021-02',
        highlights: ['Loaded trailers'],
      },
    ]);
  });

  it('gives promotions the employer above them', () => {
    const { work } = resumeOf(
      ...head,
      ['EXPERIENCE', bold],
      ['Fjordshield Security AB', { bold: true, size: 12 }],
      right('Account Executive', '2019 – Present'),
      '• Sold things',
      right('Sales Representative', '2017 – 2019'),
      '• Sold fewer things',
    );
    expect(work?.map((job) => [job.name, job.position])).toEqual([
      ['Fjordshield Security AB', 'Account Executive'],
      ['Fjordshield Security AB', 'Sales Representative'],
    ]);
  });

  it('reads a head on a single line with the dates in brackets', () => {
    const { work } = resumeOf(
      ...head,
      ['EXPERIENCE', bold],
      'QA Engineer, Contoso Labs, Seattle, WA (Jun 2018 – Feb 2021)',
      '• Wrote the first suite',
    );
    expect(work?.[0]).toEqual({
      name: 'Contoso Labs',
      position: 'QA Engineer',
      location: 'Seattle, WA',
      startDate: '2018-06',
      endDate: '2021-02',
      highlights: ['Wrote the first suite'],
    });
  });

  it('joins points that wrap, and words hyphenated at the line end', () => {
    const { work } = resumeOf(
      ...head,
      ['EXPERIENCE', bold],
      right('Buyer, Acme Corp', '2019 – 2021', bold),
      '• Bought raw materials for the manu-',
      [{ x: 50, line: 0, text: 'facturing of pumps' }],
    );
    expect(work?.[0]?.highlights).toEqual(['Bought raw materials for the manufacturing of pumps']);
  });

  it('keeps jobs apart that have no dates at all', () => {
    const { work } = resumeOf(
      ...head,
      ['EXPERIENCE', bold],
      ['Production Intern', bold],
      'Example Opera Company',
      '• Sewed costumes',
      ['Sales Associate', bold],
      'Example Music Store',
      '• Sold strings',
    );
    expect(work?.map((job) => [job.position, job.name])).toEqual([
      ['Production Intern', 'Example Opera Company'],
      ['Sales Associate', 'Example Music Store'],
    ]);
  });

  it('finds jobs that stand under no heading of their own', () => {
    const { work } = resumeOf(
      ...head,
      ['HIGHLIGHTS', bold],
      'Eight years of work in test engineering across many platforms.',
      'QA Engineer, Contoso Labs (Jun 2018 - Feb 2021)',
      '• Wrote tests',
      'Automation Analyst, Fabrikam Retail (Aug 2016 - May 2018)',
      '• Built a lab',
    );
    expect(work?.map((job) => job.name)).toEqual(['Contoso Labs', 'Fabrikam Retail']);
  });
});

describe('education, skills and the rest', () => {
  it('reads school, degree, field, dates and grade', () => {
    const { education } = resumeOf(
      ...head,
      ['EDUCATION', bold],
      right('University of Texas at Austin', '2012 – 2016', bold),
      'Bachelor of Science in Logistics',
      '• GPA: 3.8/4.0',
    );
    expect(education).toEqual([
      {
        institution: 'University of Texas at Austin',
        studyType: 'Bachelor of Science',
        area: 'Logistics',
        startDate: '2012',
        endDate: '2016',
        score: '3.8/4.0',
      },
    ]);
  });

  it('reads a single date of a degree as its end', () => {
    expect(
      resumeOf(
        ...head,
        ['EDUCATION', bold],
        right('Alamo Community College', '2020', bold),
        'Associate of Applied Science',
      ).education?.[0],
    ).toMatchObject({ endDate: '2020' });
  });

  it('reads skills in groups, wrapped lists and all', () => {
    const { skills } = resumeOf(
      ...head,
      ['SKILLS', bold],
      'Operations: Cycle counting, RF scanning,',
      'Dock scheduling',
      'Software: SAP EWM (WM, TM), Excel',
    );
    expect(skills).toEqual([
      { name: 'Operations', keywords: ['Cycle counting', 'RF scanning', 'Dock scheduling'] },
      { name: 'Software', keywords: ['SAP EWM (WM, TM)', 'Excel'] },
    ]);
  });

  it('reads languages with their levels', () => {
    expect(
      resumeOf(...head, ['LANGUAGES', bold], 'English (native), Spanish (fluent)', 'German: B1').languages,
    ).toEqual([
      { language: 'English', fluency: 'native' },
      { language: 'Spanish', fluency: 'fluent' },
      { language: 'German', fluency: 'B1' },
    ]);
  });

  it('keeps a section of unknown heading whole', () => {
    const { customSections } = resumeOf(
      ...head,
      ['EXPERIENCE', bold],
      right('Buyer, Acme Corp', '2019 – 2021', bold),
      '• Bought',
      ['EDUCATION', bold],
      'Alamo Community College',
      ['LIFE PHILOSOPHY', bold],
      'Be kind, work hard and do not despair of the forms.',
    );
    expect(customSections).toEqual([
      { title: 'LIFE PHILOSOPHY', lines: ['Be kind, work hard and do not despair of the forms.'] },
    ]);
  });
});

describe('any page at all', () => {
  it('is read without a throw, and every piece of evidence points at a value', () => {
    const words = [
      'EXPERIENCE',
      'Education',
      'Skills',
      'Acme GmbH',
      'Engineer',
      '2019 – 2021',
      'Jan 2020',
      '• did things',
      'a@b.co',
      '+49 30 5550199',
      'Berlin',
      'Université de Lyon',
      'Licence',
      ',',
      '|',
      '—',
      'x'.repeat(120),
    ];
    const stroke = fc.record({
      x: fc.integer({ min: 0, max: 560 }),
      line: fc.integer({ min: 0, max: 50 }),
      text: fc.oneof(fc.constantFrom(...words), fc.string({ minLength: 1, maxLength: 30 })),
      bold: fc.boolean(),
      size: fc.integer({ min: 6, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 60 }), (strokes) => {
        const { resume, evidence } = parseResume(sketchDocument(sketchPage(strokes)));
        for (const { pointer } of evidence) {
          const value = pointer
            .split('/')
            .slice(1)
            .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], resume);
          expect(value, pointer).toBeTypeOf('string');
        }
      }),
      { numRuns: 150 },
    );
  });
});
