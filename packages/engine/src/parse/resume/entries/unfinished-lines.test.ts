import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { name, resumeOf, rows, section } from '../sketch-rows.ts';

const read = (title: string, ...lines: string[]): Resume => resumeOf([...name, section(3, title), ...rows(4, lines)]);

describe('a degree that is not ended', () => {
  it('takes no year and no school from one that is', () => {
    const { education } = read(
      'Education',
      'M.S. Physics (part-time, expected May 2031), Torvik University',
      'B.S. Chemistry, Larch University, 2016, GPA 3.1',
    );
    expect(education).toMatchObject([
      {
        studyType: 'M.S.',
        area: 'Physics (part-time, expected)',
        institution: 'Torvik University',
        endDate: '2031-05',
      },
      { studyType: 'B.S.', area: 'Chemistry', institution: 'Larch University', endDate: '2016', score: '3.1' },
    ]);
    expect(education?.[1]?.startDate).toBeUndefined();
  });

  it('gives the year in which it was begun to none, and says so itself', () => {
    const { education } = read(
      'Education',
      'Torvik College, NVQ Level 2 Welding, 2014',
      'HNC Mechanical Engineering - started 2017, not completed',
    );
    expect(education).toEqual([
      expect.objectContaining({ studyType: 'NVQ Level 2 Welding', endDate: '2014' }),
      { studyType: 'HNC Mechanical Engineering - started 2017, not completed' },
    ]);
    expect(education?.[0]?.startDate).toBeUndefined();
  });

  it('stands alone behind a semicolon, with its own years', () => {
    const { education } = read('Schule', 'Realschulabschluss 2006; Ausbildung zum Koch abgebrochen (2006-2007)');
    expect(education).toEqual([
      { studyType: 'Realschulabschluss', endDate: '2006' },
      { studyType: 'Ausbildung zum Koch abgebrochen', startDate: '2006', endDate: '2007' },
    ]);
  });
});

describe('words in brackets', () => {
  it('beside another date keep their own', () => {
    const { work } = read(
      'Experience',
      'Head of Finance (acting director Jan–May 2020) | 2018–present',
      '• Led 12 people',
    );
    expect(work).toMatchObject([{ position: 'Head of Finance (acting director Jan–May 2020)', startDate: '2018' }]);
  });

  it('that tell of a paper given up are no date of it', () => {
    const { certificates } = read(
      'Fortbildungen',
      'Schweißfachmann SFM (2013, Rezertifizierung 2019 nicht erfolgt)',
      'Ladungssicherung 16 Std. (2021)',
    );
    expect(certificates).toEqual([
      { name: 'Schweißfachmann SFM (2013, Rezertifizierung 2019 nicht erfolgt)' },
      { name: 'Ladungssicherung 16 Std.', date: '2021' },
    ]);
  });
});

it('A line below a job that says since when something holds is no job', () => {
  const { work } = read(
    'Berufserfahrung',
    '2019–heute   Busfahrer, Larch Verkehr GmbH, Torvik',
    '   Linienverkehr in zwei Schichten',
    '   Seit 2019 unfallfrei',
    '   Einweisung neuer Kollegen',
  );
  expect(work).toHaveLength(1);
  expect(JSON.stringify(work)).toContain('Seit 2019 unfallfrei');
});
