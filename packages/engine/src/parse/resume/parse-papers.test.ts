import { describe, expect, it } from 'vitest';
import { dated, name, read, resumeOf, rows, section } from './sketch-rows.ts';

describe('certificates', () => {
  it('keep the level in their name, and take the issuer from behind the comma', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'CERTIFICATIONS'),
      ...rows(4, [
        '• Certified Harbour Pilot - Professional, Larch Maritime Services',
        '• Certified Crane Operator, Northern Crane Foundation',
      ]),
    ]);
    expect(resume.certificates).toMatchObject([
      { name: 'Certified Harbour Pilot - Professional', issuer: 'Larch Maritime Services' },
      { name: 'Certified Crane Operator', issuer: 'Northern Crane Foundation' },
    ]);
  });

  it('without dates are an entry each where all lines look alike, and none is left over', () => {
    const list = [
      'Forklift licence, class B',
      'Evening course in bookkeeping, 120 hours',
      'Member of the Guild of Cooks',
    ];
    const long = rows(9, ['A line of the interests that is as wide as this page has room for, and ends at its edge']);
    const page = [...name, section(3, 'CONTINUING EDUCATION'), ...rows(4, list), section(8, 'INTERESTS'), ...long];
    expect(resumeOf(page).certificates).toEqual(list.map((one) => expect.objectContaining({ name: one })));
    expect(read(page).leftovers).toEqual([]);
  });
});

describe('certificates several in a line', () => {
  const namesOf = (lines: string[]) =>
    resumeOf([...name, section(3, 'LICENSES & CERTIFICATIONS'), ...rows(4, lines)]).certificates?.map(
      (each) => each.name,
    );

  it('are one each among lines of their own with dates', () => {
    const page = [
      ...name,
      section(3, 'LICENSES & CERTIFICATIONS'),
      ...rows(4, [
        'RN License, Texas (compact), exp. 03/2027',
        'BLS, PALS (AHA)',
        'CPN - Certified Pediatric Nurse, 2023',
      ]),
    ];
    expect(resumeOf(page).certificates).toMatchObject([
      { name: 'RN License, Texas (compact)' },
      { name: 'BLS' },
      { name: 'PALS (AHA)' },
      { name: 'CPN - Certified Pediatric Nurse', date: '2023' },
    ]);
    expect(read(page).leftovers).toEqual([]);
  });

  it('are parted where each is a listed one, by name or by letters', () => {
    expect(namesOf(['First Aid, Basic Life Support, PALS'])).toEqual(['First Aid', 'Basic Life Support', 'PALS']);
    expect(namesOf(['PMP, ITIL Foundation (2021)', 'Six Sigma Green Belt, 2019'])).toEqual([
      'PMP',
      'ITIL Foundation',
      'Six Sigma Green Belt',
    ]);
  });

  it('stay one where the letters behind are its own', () => {
    expect(namesOf(['Certified Public Accountant, CPA', 'Project Management Professional, PMP'])).toHaveLength(2);
  });
});

describe('memberships', () => {
  const long = rows(10, ['A line of the interests that is as wide as this page has room for, and ends at its edge']);
  const page = (lines: ReturnType<typeof rows>) => [
    ...name,
    section(3, 'MEMBERSHIPS'),
    ...lines,
    section(9, 'INTERESTS'),
    ...long,
  ];

  it('that are only listed keep the name of their list', () => {
    const list = ['Guild of Northern Cooks', 'Member of the Chamber of Crafts', 'Licence classes B and C1'];
    const resume = resumeOf(page(rows(4, list)));
    expect(resume.customSections).toMatchObject([{ title: 'MEMBERSHIPS', lines: list }]);
    expect(resume.volunteer).toBeUndefined();
    const last = resumeOf([
      ...name,
      section(3, 'MEMBERSHIPS'),
      ...rows(4, ['Evening course in bookkeeping, 120 hours', 'Member of the Nurses’ Council of Torvik', 'Licence B']),
    ]);
    expect(last.customSections?.[0]?.lines).toHaveLength(3);
  });

  it('with an office and its years are voluntary work', () => {
    const { volunteer } = resumeOf(
      page([...dated(4, 'Treasurer', '2019 – 2021'), ...rows(5, ['Guild of Northern Cooks'])]),
    );
    expect(volunteer).toMatchObject([{ position: 'Treasurer', organization: 'Guild of Northern Cooks' }]);
  });
});

describe('awards', () => {
  it('are told from those who give them', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'AWARDS'),
      ...dated(4, 'Torvik Public Schools', 'May 2022'),
      ...rows(5, ['Teacher of the Year']),
    ]);
    expect(resume.awards).toMatchObject([{ title: 'Teacher of the Year', awarder: 'Torvik Public Schools' }]);
  });
});

describe('publications', () => {
  it('keep authors and the whole DOI', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'PUBLICATIONS'),
      ...dated(4, 'Counting Seals from the Air', 'July 2022'),
      ...rows(5, ['Ada Moreno, Marta Lind, Tom Okafor', '10.5555/seals.2022.9012 (Journal of Coasts)']),
    ]);
    expect(resume.publications).toEqual([
      {
        name: 'Counting Seals from the Air',
        publisher: 'Journal of Coasts',
        releaseDate: '2022-07',
        url: 'https://doi.org/10.5555/seals.2022.9012',
        summary: 'Ada Moreno, Marta Lind, Tom Okafor',
      },
    ]);
  });

  it('are not mixed with patents, which are kept whole', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'PUBLICATIONS'),
      ...rows(4, ['• Counting Seals from the Air, Journal of Coasts, 2022']),
      section(6, 'PATENTS'),
      ...rows(7, ['1. Buoy with a folding mast (EP 1 234 567)']),
    ]);
    expect(resume.publications).toHaveLength(1);
    expect(resume.customSections).toMatchObject([{ title: 'PATENTS' }]);
  });
});

describe('references', () => {
  it('are read one by one, each with who signed it', () => {
    const resume = resumeOf([
      ...name,
      section(3, 'REFERENCES'),
      ...rows(4, ['Ada plans a week of work before others have found their boots.', '— Marta Lind, Head of Works']),
      ...rows(7, ['The most careful surveyor I have taught.', '— Tom Okafor, Lecturer']),
    ]);
    expect(resume.references).toEqual([
      {
        name: 'Marta Lind, Head of Works',
        reference: 'Ada plans a week of work before others have found their boots.',
      },
      { name: 'Tom Okafor, Lecturer', reference: 'The most careful surveyor I have taught.' },
    ]);
  });
});
