import { describe, expect, it } from 'vitest';
import { understand } from '../../understand.ts';

const read = async (name: string, ...lines: string[]) => {
  const got = await understand(new TextEncoder().encode(lines.join('\n')), name, '2026-03-01');
  if (!got.ok) throw new Error('unread');
  return got.reading.resume;
};
const head = ['Wilma Tarnow', 'Leeds · wilma.tarnow@example.com · 0113 496 0144', ''];
const work = ['Experience', '', 'Baker, Rye & Co, Leeds, 2018 – today', '- Baked bread for four shops', ''];
const readEducation = async (...lines: string[]) =>
  (await read('cv.txt', ...head, ...work, 'Education', '', ...lines)).education;

it('a figure behind the name of a grade is the grade, in whatever scale', async () => {
  const education = await readEducation(
    'University of Leeds        2014 – 2017',
    'BSc Food Science        8.09/10 CGPA',
  );
  expect(education).toMatchObject([{ institution: 'University of Leeds', score: '8.09/10' }]);
});

describe('degrees behind marks', () => {
  it('are entries of their own, in Markdown as in plain text', async () => {
    const degrees = [
      '- BSc Food Science, University of Leeds, 2014–2017, 2:1',
      '- A levels, Larch College, Ripon, 2014',
    ];
    const plain = await read('cv.txt', ...head, ...work, 'Education', '', ...degrees);
    const marked = await read(
      'cv.md',
      '# Wilma Tarnow',
      '',
      head[1] ?? '',
      '',
      '## Experience',
      ...work.slice(1),
      '## Education',
      '',
      ...degrees,
    );
    for (const { education } of [plain, marked])
      expect(education?.map(({ studyType, institution, endDate }) => [studyType, institution, endDate])).toEqual([
        ['BSc', 'University of Leeds', '2017'],
        ['A levels', 'Larch College', '2014'],
      ]);
  });

  it('are not what is said below a school without a mark', async () => {
    const education = await readEducation('University of Leeds, 2014–2017', '- BSc Food Science', '- Grade: 2:1');
    expect(education).toHaveLength(1);
    expect(education?.[0]).toMatchObject({ institution: 'University of Leeds', endDate: '2017' });
  });

  it('stand apart by their years, however long their names are', async () => {
    const { education } = await read(
      'cv.txt',
      ...head,
      ...work,
      'Ausbildung',
      '',
      '2016  Fachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis, Lärchen Akademie Zürich',
      '2011  Kauffrau EFZ, Berufsschule Winterthur',
    );
    expect(education?.map(({ studyType, institution, endDate }) => [studyType, institution, endDate])).toEqual([
      ['Fachfrau im Finanz- und Rechnungswesen mit eidg. Fachausweis', 'Lärchen Akademie Zürich', '2016'],
      ['Kauffrau EFZ', 'Berufsschule Winterthur', '2011'],
    ]);
  });
});

describe('what has no heading of its own', () => {
  it('is read by what it is: languages, papers, and the licence to drive', async () => {
    const { languages, certificates, customSections } = await read(
      'cv.txt',
      ...head,
      ...work,
      'Otros datos',
      'Carné de manipulador de alimentos',
      'Inglés: medio. Alemán: básico.',
      'Carnet de conducir B',
    );
    expect(languages).toEqual([
      { language: 'Inglés', fluency: 'medio' },
      { language: 'Alemán', fluency: 'básico' },
    ]);
    expect(certificates?.map(({ name }) => name)).toEqual(['Carnet de conducir B']);
    expect(customSections?.[0]?.lines).toEqual(['Carné de manipulador de alimentos']);
  });

  it.each([
    ['Basic Polish', [{ language: 'Polish', fluency: 'Basic' }]],
    [
      'Deutsch, Türkisch (beides Muttersprache)',
      [
        { language: 'Deutsch', fluency: 'Muttersprache' },
        { language: 'Türkisch', fluency: 'Muttersprache' },
      ],
    ],
  ])('holds languages with a level before them or for both: %s', async (line, found) => {
    const { languages } = await read('cv.txt', ...head, ...work, 'Other', line, 'First aid at work');
    expect(languages).toEqual(found);
  });

  it('keeps a paper whose numbers and year are no telephone', async () => {
    const { customSections } = await read('cv.txt', ...head, ...work, 'Autres', 'CACES R489 catégories 1 et 3 (2021)');
    expect(customSections?.[0]?.lines).toEqual(['CACES R489 catégories 1 et 3 (2021)']);
  });
});

describe('lines of a Markdown paragraph', () => {
  it('that are short or have a label of their own stand apart', async () => {
    const { basics, languages, skills } = await read(
      'cv.md',
      '# Wilma Tarnow',
      'Baker',
      'Leeds, UK | wilma.tarnow@example.com | 0113 496 0144',
      '',
      '## Experience',
      ...work.slice(1),
      '## Skills',
      'Sourdough, rye and wheat doughs, deck ovens, till, stock lists',
      'Languages: German (B1)',
    );
    expect(basics?.label).toBe('Baker');
    expect(languages).toEqual([{ language: 'German', fluency: 'B1' }]);
    expect(skills?.flatMap(({ keywords = [] }) => keywords)).toContain('stock lists');
  });
});

describe('time away from work', () => {
  it.each(['Arbeitssuchend', 'Elternzeit', 'Búsqueda de empleo'])('has no employer: %s', async (leave) => {
    const got = await understand(
      new TextEncoder().encode(
        [
          ...head,
          'Berufserfahrung',
          '',
          'Bäckerin, Roggen & Co GmbH, Leeds',
          '2020 – heute',
          '- Brot für vier Läden',
          '',
          leave,
          '2018 – 2019',
          '',
          'Bäckerin, Weizen GmbH, Leeds',
          '2014 – 2018',
          '- Brötchen für zwei Läden',
        ].join('\n'),
      ),
      'cv.txt',
      '2026-03-01',
    );
    if (!got.ok) throw new Error('unread');
    expect(got.reading.resume.work?.[1]).toMatchObject({ position: leave });
    expect(got.reading.findings.map(({ code }) => code)).not.toContain('job-without-employer');
  });
});
