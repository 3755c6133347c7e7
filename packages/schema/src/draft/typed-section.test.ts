import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Resume } from '../resume.ts';
import { newDraft } from './draft.ts';
import { draftResume } from './draft-resume.ts';
import { resumeDraft } from './resume-draft.ts';
import { isListKind, type ListKind, readSection, resumeKeys, writeSection } from './typed-section.ts';

const kinds = Object.keys(resumeKeys) as ListKind[];

const signs = ' ,.;:|()–—-•·/@\\&"\'*#0123456789';
const word = fc.string({ unit: fc.constantFrom(...'abcdeABCÄéß漢ع', ...signs), minLength: 1, maxLength: 18 });
const phrase = fc
  .oneof(
    word,
    fc.constantFrom(
      'Engineer at Large',
      '2019 – 2021',
      'Mar 2020',
      'https://example.com/a',
      'Score: 3',
      'R&D, Lead',
      '- dash',
      'Barista',
      'Full-time',
      'Havna AS',
      'Oslo College',
      'Leeds · Hybrid',
      'Moor Hospital, Leeds',
      'University of Oslo, 2016',
      'Clerk, Havna Ltd, 2015 – 2017',
      "Jan '19 – Mar '22 · 3 yrs",
      'Welder (Havna, 2019)',
      'Cloud - AWS, Azure',
      'Spanish B1',
      'github.com/a/b',
      'Abitur 2009',
      '2012 Gesellenbrief',
      'Clerk, Havna AS Oslo',
    ),
    fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')),
  )
  .map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
  .filter((text) => /[\p{L}\p{N}]/u.test(text));
const date = fc.constantFrom('2014', '2016-08', '2019-03', '2021-12-31');
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const list = fc.array(phrase, { minLength: 1, maxLength: 4 });
const lines = fc.array(phrase, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));
const url = fc.constantFrom('https://example.com', 'http://example.org/path?x=1');

const entries: Record<ListKind, fc.Arbitrary<object>> = {
  experience: fc.record({
    position: some(phrase),
    name: some(phrase),
    location: some(phrase),
    startDate: some(date),
    endDate: some(date),
    summary: some(lines),
    highlights: some(list),
    url: some(url),
  }),
  volunteer: fc.record({
    position: some(phrase),
    organization: some(phrase),
    startDate: some(date),
    summary: some(lines),
    highlights: some(list),
  }),
  education: fc.record({
    studyType: some(fc.constantFrom('BSc', 'Diploma', 'Master of Arts')),
    institution: some(phrase),
    startDate: some(date),
    endDate: some(date),
    courses: some(list),
    score: some(phrase),
  }),
  projects: fc.record({
    name: some(phrase),
    entity: some(phrase),
    startDate: some(date),
    description: some(phrase),
    highlights: some(list),
    keywords: some(list),
    roles: some(list),
    url: some(url),
  }),
  certifications: fc.record({
    name: phrase,
    issuer: some(phrase),
    date: some(date),
    summary: some(lines),
    url: some(url),
  }),
  awards: fc.record({ title: phrase, awarder: some(phrase), date: some(date), summary: some(lines) }),
  publications: fc.record({
    name: phrase,
    publisher: some(phrase),
    releaseDate: some(date),
    summary: some(lines),
    url: some(url),
  }),
  references: fc.record({ name: phrase, reference: some(lines) }),
  skills: fc.record({ name: phrase, keywords: some(list) }),
  interests: fc.record({ name: phrase, keywords: some(list) }),
  languages: fc.record({ language: phrase, fluency: some(fc.constantFrom('native', 'C1', 'good, spoken')) }),
};

const letters = (value: unknown): string[] => {
  const texts: string[] = [];
  const visit = (one: unknown): void => {
    if (typeof one === 'string') texts.push(one);
    else if (typeof one === 'object' && one !== null) Object.values(one).forEach(visit);
  };
  visit(value);
  return [...texts.join(' ').replace(/[^\p{L}\p{N}]/gu, '')].sort();
};

/** Running text that was a date by itself may have become one: its words change, not its meaning. */
const undated = (value: unknown) =>
  letters(
    JSON.parse(JSON.stringify(value).replace(/present|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d/gi, '')),
  );

describe('text and structure are two views of one document', () => {
  test.each(kinds)('what is written of %s reads back word for word', (kind) => {
    fc.assert(
      fc.property(fc.array(entries[kind], { minLength: 1, maxLength: 4 }), (given) => {
        const first = { [resumeKeys[kind]]: given } as Resume;
        const text = writeSection(kind, first);
        const read = readSection(kind, text);
        expect(letters(read)).toEqual(letters(given));
        // Once read, structure and text lead to each other for good.
        expect(readSection(kind, writeSection(kind, read))).toEqual(read);
      }),
      { numRuns: 400 },
    );
  });

  test.each(kinds)('any text at all is read as %s without loss and settles', (kind) => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(phrase, fc.constantFrom('', '- ', '  ', '|', '2019 –', 'A | B | 2020 – Present')), {
          maxLength: 8,
        }),
        (typed) => {
          const text = typed.join('\n');
          const read = readSection(kind, text);
          const settled = readSection(kind, writeSection(kind, read));
          expect(undated(settled)).toEqual(undated(read));
          expect(readSection(kind, writeSection(kind, settled))).toEqual(settled);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('what people type', () => {
  test('a backslash behind white stays', () => {
    const read = readSection('volunteer', 'a\n2019 –\n\\ \\ a');
    expect(readSection('volunteer', writeSection('volunteer', read))).toEqual(read);
  });

  test('a job in one block', () => {
    const text =
      'Software Engineer\nGoogle, Zurich\nMarch 2019 - present\n- Built the index\n* Led four people\nand a dog';
    expect(readSection('experience', text)).toEqual({
      work: [
        {
          position: 'Software Engineer',
          name: 'Google',
          location: 'Zurich',
          startDate: '2019-03',
          highlights: ['Built the index', 'Led four people and a dog'],
        },
      ],
    });
  });

  test('dates behind a comma at the end of a line with bars', () => {
    expect(readSection('education', 'MA, Art History | Larch University, 2008 – 2013')).toEqual({
      education: [
        {
          studyType: 'MA',
          area: 'Art History',
          institution: 'Larch University',
          startDate: '2008',
          endDate: '2013',
        },
      ],
    });
    expect(readSection('experience', 'Clerk | Havna | Oslo, Mar 2016 – now')).toEqual({
      work: [{ position: 'Clerk', name: 'Havna', location: 'Oslo', startDate: '2016-03' }],
    });
  });

  test('jobs with the dates at the end of the line, and lists after a blank line', () => {
    const text =
      'Shift Lead at Nordhamn, 06/2018 – 02/2021\n\n- Trained 46 colleagues\n\nClerk | Havna | Oslo | 2016 to 2018';
    expect(readSection('experience', text)).toEqual({
      work: [
        {
          position: 'Shift Lead',
          name: 'Nordhamn',
          startDate: '2018-06',
          endDate: '2021-02',
          highlights: ['Trained 46 colleagues'],
        },
        { position: 'Clerk', name: 'Havna', location: 'Oslo', startDate: '2016', endDate: '2018' },
      ],
    });
  });

  test('a degree', () => {
    expect(readSection('education', 'BSc in Computer Science | University of Oslo\n2014 – 2016\nGPA: 3.8')).toEqual({
      education: [
        {
          studyType: 'BSc',
          area: 'Computer Science',
          institution: 'University of Oslo',
          startDate: '2014',
          endDate: '2016',
          score: '3.8',
        },
      ],
    });
  });

  test('skills in groups and alone', () => {
    expect(readSection('skills', 'Cloud (expert): AWS (EC2, S3), Azure\nExcel, Word')).toEqual({
      skills: [
        { name: 'Cloud', level: 'expert', keywords: ['AWS (EC2, S3)', 'Azure'] },
        { name: 'Excel' },
        { name: 'Word' },
      ],
    });
  });

  test('certificates and languages', () => {
    expect(readSection('certifications', 'AWS Developer | Amazon | May 2021\nFirst aid, 2019')).toEqual({
      certificates: [
        { name: 'AWS Developer', issuer: 'Amazon', date: '2021-05' },
        { name: 'First aid', date: '2019' },
      ],
    });
    expect(readSection('languages', 'German (native), English: C1')).toEqual({
      languages: [
        { language: 'German', fluency: 'native' },
        { language: 'English', fluency: 'C1' },
      ],
    });
  });
});

test('a resume becomes a draft and comes out again', () => {
  const resume: Resume = {
    basics: {
      name: 'Marit Solberg',
      label: 'Coordinator',
      email: 'marit@example.com',
      location: { city: 'Oslo', countryCode: 'NO' },
      image: 'photo.jpg',
      profiles: [
        { network: 'GitHub', url: 'https://github.com/example' },
        { network: 'LinkedIn', username: 'marit', url: 'https://www.linkedin.com/in/marit' },
      ],
      summary: 'Seven years in freight.',
    },
    work: [
      { name: 'Nordkyst', position: 'Coordinator', startDate: '2019-03', highlights: ['Planned 40 deliveries a day'] },
    ],
    languages: [{ language: 'Norwegian', fluency: 'native' }],
    customSections: [{ title: 'Licences', lines: ['B, C1', 'Forklift'] }],
    meta: { tool: 'another' },
  };
  const draft = resumeDraft(resume, 1_763_690_000_000);
  const again = draftResume(draft);
  expect(again).toEqual(resume);
});

test('what has no name of its own stands in the text as people write it', () => {
  const draft = resumeDraft(
    {
      education: [{ institution: 'University of Oslo', startDate: '2011-06-01', endDate: '2014-01' }],
      skills: [{ keywords: ['HTML', 'Compression'] }],
      references: [{ name: 'Erik Bach', reference: 'A pleasure to work with.' }],
    },
    1_763_690_000_000,
  );
  const texts = draft.sections.map(({ content }) => content).filter(Boolean);
  expect(texts).toEqual([
    'University of Oslo\n1 Jun 2011 – Jan 2014',
    'HTML, Compression',
    'Erik Bach\nA pleasure to work with.',
  ]);
});

test('an empty draft is an empty resume', () => {
  expect(draftResume(newDraft())).toEqual({ basics: {} });
  expect(isListKind('summary')).toBe(false);
});
