import type { Leftover } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { type Draft, toFact } from '../fact.ts';
import { finishDraft } from './finish-draft.ts';

const entry = (values: Record<string, string | undefined>, y = 100): Draft =>
  Object.fromEntries(
    Object.entries(values).map(([key, text = ''], i) => [
      key,
      toFact({ text, boxes: [{ page: 1, x: 40, y: y + i, width: 90, height: 10 }] }, 0.8),
    ]),
  );

type Finished = { [key in 'work' | 'education' | 'certificates']?: unknown[] } & { leftovers: Leftover[] };

const finish = (draft: { [key: string]: Draft[] }, heading = 'Experience'): Finished => {
  const titles = new Map(Object.values(draft).flatMap((list) => list.map((each) => [each, heading] as const)));
  const { draft: done, leftovers } = finishDraft({ draft, leftovers: [], titles });
  const plain = (value: Draft): unknown =>
    Array.isArray(value)
      ? value.map(plain)
      : typeof value === 'object' && value.fact === true
        ? value.value
        : typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (part ? [[key, plain(part)]] : [])))
          : value;
  return { ...(plain(done) as Omit<Finished, 'leftovers'>), leftovers };
};

describe('a resume that was read', () => {
  it('has no job that is only told, and keeps its words under the heading they stood under', () => {
    const told = 'set up a small game of chess in the language of the course for two people';
    const { work, leftovers } = finish({
      work: [entry({ name: 'Larch Ovens', position: 'Baker' }), entry({ name: told, startDate: '2017' })],
    });
    expect(work).toEqual([{ name: 'Larch Ovens', position: 'Baker' }]);
    expect(leftovers.map(({ text, section }) => [text, section])).toEqual([
      [told, 'Experience'],
      ['2017', 'Experience'],
    ]);
  });

  it('has no degree of which a school alone is known, but one that its own word names', () => {
    const { education, leftovers } = finish({
      education: [entry({ institution: 'Alder School' }), entry({ studyType: 'GCSEs' })],
    });
    expect(education).toEqual([{ studyType: 'GCSEs' }]);
    expect(leftovers.map(({ text }) => text)).toEqual(['Alder School']);
  });

  it('keeps a time at another school among the degrees, and a course among the papers', () => {
    const { education, certificates } = finish({
      education: [
        entry({ institution: 'Hochschule Torvik', studyType: 'Student Exchange Programme', endDate: '2021' }),
        entry({ institution: 'Larch Ovens', studyType: 'Baking course', endDate: '2019' }),
      ],
    });
    expect(education).toEqual([
      { institution: 'Hochschule Torvik', studyType: 'Student Exchange Programme', endDate: '2021' },
    ]);
    expect(certificates).toHaveLength(1);
  });

  it('has the town behind the comma of a school as its place, and no small words before the school', () => {
    const { education } = finish({
      education: [
        entry({ institution: 'Greenmoor College, Elmsworth', studyType: 'Bachelor', endDate: '2019' }),
        entry({ institution: 'an der Hochschule Torvik', studyType: 'Master', endDate: '2021' }),
        entry({ institution: 'Gymnasium in Stuttgart', studyType: 'Abitur', endDate: '2021' }),
        entry({ institution: 'University of California, Davis', studyType: 'Master', endDate: '2021' }),
      ],
    });
    expect(education).toEqual([
      { institution: 'Greenmoor College', location: 'Elmsworth', studyType: 'Bachelor', endDate: '2019' },
      { institution: 'Hochschule Torvik', studyType: 'Master', endDate: '2021' },
      { institution: 'Gymnasium', location: 'Stuttgart', studyType: 'Abitur', endDate: '2021' },
      { institution: 'University of California, Davis', studyType: 'Master', endDate: '2021' },
    ]);
  });

  it.each([
    ['Master of Law - University of Torvik', 'Master of Law', 'University of Torvik'],
    ['Licence informatique Faculté des sciences de Torvik', 'Licence informatique', 'Faculté des sciences de Torvik'],
    ['Bachelor Degree University of Torvik', 'Bachelor Degree', 'University of Torvik'],
  ])('has a school where %s names it', (said, studyType, institution) => {
    const { education } = finish({ education: [entry({ studyType: said, endDate: '2019' })] });
    expect(education).toEqual([{ studyType, institution, endDate: '2019' }]);
  });

  it('has the school that stood in the place of a subject', () => {
    const { education } = finish({ education: [entry({ studyType: 'Master', area: 'Torvik University' })] });
    expect(education).toEqual([{ studyType: 'Master', institution: 'Torvik University' }]);
  });

  it.each([
    ['Software Engineering 2.81/4.00 GPA', 'Software Engineering', '2.81/4.00 GPA'],
    ['Electrical Engineering with 64%.', 'Electrical Engineering', '64%'],
    ['Law, magna cum laude', 'Law', 'magna cum laude'],
    ['2.81/4.00 GPA', undefined, '2.81/4.00 GPA'],
    ['Accounting -Upper Second Class Honours (2:1)', 'Accounting', 'Upper Second Class Honours (2:1)'],
    ['Botany, Second Class, Upper Division.', 'Botany', 'Second Class, Upper Division'],
  ])('has the grade that %s ends with as a grade', (said, area, score) => {
    const { education } = finish({ education: [entry({ studyType: 'Bachelor', area: said })] });
    expect(education).toEqual([{ studyType: 'Bachelor', ...(area ? { area } : {}), score }]);
  });

  it.each(['Power Engineering Certificate, Third Class', 'Marine Engineer Officer Second Class'])(
    'has no grade where a class is that of a licence: %s',
    (studyType) => {
      const read = finish({ education: [entry({ studyType, institution: 'Larch College', endDate: '2019' })] });
      expect(JSON.stringify(read)).toContain(studyType);
    },
  );

  it('says its subject itself where its grade stood in the place of one', () => {
    const { education } = finish({ education: [entry({ studyType: 'B.Sc. Geology', area: 'Second Class' })] });
    expect(education).toEqual([{ studyType: 'B.Sc.', area: 'Geology', score: 'Second Class' }]);
  });

  it.each([
    { studyType: 'Zertifikat', area: 'Deutsch C1', institution: 'Sprachschule Torvik', endDate: '2022' },
    { studyType: 'Online course', area: 'Baking', institution: 'Greenmoor College', endDate: '2022' },
  ])('has $studyType among certificates', (paper) => {
    const { education, certificates } = finish({ education: [entry(paper)] });
    expect(education).toEqual([]);
    expect(certificates).toEqual([
      { name: `${paper.studyType} ${paper.area}`, issuer: paper.institution, date: paper.endDate },
    ]);
  });

  it.each([
    { studyType: 'Graduate Certificate', institution: 'Greenmoor College', endDate: '2022' },
    { studyType: 'Secondary School Certificate', institution: 'Alder School', endDate: '2012' },
    { studyType: 'Certificate', area: 'Baking', institution: 'Greenmoor College', startDate: '2019', endDate: '2022' },
  ])('keeps $studyType with its degrees', (degree) => {
    expect(finish({ education: [entry(degree)] }).education).toEqual([degree]);
  });
});
