import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { name, resumeOf, rows, section } from './sketch-rows.ts';

const learnt = (...lines: string[]): Resume => resumeOf([...name, section(3, 'Education'), ...rows(4, lines)]);

describe('a line of education', () => {
  it('is an entry of its own behind its year, however long it is', () => {
    const { education } = learnt(
      '2025 : Titre professionnel Assistant ressources humaines option paie (niveau 5), GRETA Torvik',
      '2013 : Master MEEF, Université de Torvik',
    );
    expect(education?.map((one) => one.endDate)).toEqual(['2025', '2013']);
    expect(education?.[1]).toMatchObject({ institution: 'Université de Torvik', studyType: 'Master', area: 'MEEF' });
    expect(education?.every((one) => one.startDate === undefined)).toBe(true);
  });

  it('is one before its year, when it names a degree and a school', () => {
    const { education, certificates } = learnt(
      'BTS Maintenance des systèmes, option systèmes de production, Lycée Étienne-Larch, Saint-Étienne, 2019',
      'CACES R489 catégorie 3 (2022)',
    );
    expect(education?.map((one) => [one.studyType, one.institution, one.endDate])).toEqual([
      ['BTS Maintenance des systèmes', 'Lycée Étienne-Larch', '2019'],
    ]);
    expect(certificates).toEqual([{ name: 'CACES R489 catégorie 3', date: '2022' }]);
  });

  it('has a school of several towns whole, whatever stands before its town', () => {
    for (const school of ['University of California – Los Angeles', 'University of Colorado at Boulder']) {
      const { education } = learnt(school, 'Bachelor of Science in Astrophysics, 2015 – 2019');
      expect(education?.map((one) => [one.institution, one.studyType, one.endDate])).toEqual([
        [school, 'Bachelor of Science', '2019'],
      ]);
    }
  });

  it('without a school says what was learnt', () => {
    const { education } = learnt('2022 : AFGSU niveau 2', '2013 : Master MEEF, Université de Torvik');
    expect(education?.[0]).toEqual({ studyType: 'AFGSU niveau 2', endDate: '2022' });
  });

  it.each(['Formation « Tuteur de stage » (4 jours)', 'Corso di paghe e contributi (40 ore)'])(
    'that calls itself a course is a paper and no degree: %s',
    (text) => {
      const { education, certificates } = learnt(`2022 : ${text}`, '2013 : Master MEEF, Université de Torvik');
      expect(education).toHaveLength(1);
      expect(certificates).toEqual([{ name: text, date: '2022' }]);
    },
  );

  it('that is not finished takes nothing from the degree below it', () => {
    const { education } = learnt(
      'DCG en cours (8 UE sur 13)',
      'BTS Comptabilité et gestion, Lycée de Torvik, Rennes, 2015',
    );
    expect(education).toEqual([
      { studyType: 'DCG en cours (8 UE sur 13)' },
      { studyType: 'BTS Comptabilité et gestion', institution: 'Lycée de Torvik', location: 'Rennes', endDate: '2015' },
    ]);
  });
});

describe('a degree with its school in one row, as builders print it', () => {
  it('is read behind the colon, the field said again behind the place', () => {
    const { education } = learnt(
      'May 2016',
      'Bachelor of Science : Marine Engineering Torvik State University - Bath , ME Marine Engineering 3.4/4.0',
      'B.S : Computer Science 1999 Skarnes University Computer Science',
    );
    expect(education).toMatchObject([
      { studyType: 'Bachelor of Science', area: 'Marine Engineering', institution: 'Torvik State University' },
      { studyType: 'B.S', area: 'Computer Science', institution: 'Skarnes University', endDate: '1999' },
    ]);
    expect(education?.[0]?.endDate).toBe('2016-05');
  });
});

describe('below a degree', () => {
  it('a class of honours is the grade, and a final year project a project', () => {
    const { education, projects } = learnt(
      'BSc (Hons) Environmental Science, University of Torvik, 2021 – 2025',
      '• Second Class Honours, Grade 1 (2.1)',
      '• Modules: hydrology, GIS',
      '• Final year project: Nitrate levels in 12 private wells',
    );
    expect(education?.[0]).toMatchObject({
      score: 'Second Class Honours, Grade 1 (2.1)',
      courses: ['hydrology', 'GIS'],
    });
    expect(projects).toEqual([{ name: 'Final year project', description: 'Nitrate levels in 12 private wells' }]);
    expect(learnt('BA (Hons) History, University of Torvik, 2005 – 2008 (2:2)').education?.[0]?.score).toBe('2:2');
  });
});
