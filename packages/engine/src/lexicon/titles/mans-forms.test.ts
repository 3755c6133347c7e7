import { describe, expect, it } from 'vitest';
import { profileTitle } from './profile-title.ts';
import { findTitles } from './recognise-titles.ts';

describe('a woman’s title', () => {
  it.each([
    ['Gesundheits- und Krankenpflegerin', 'Gesundheits- und Krankenpfleger'],
    ['Kauffrau im Einzelhandel', 'Kaufmann im Einzelhandel'],
    ['Mechatronikerin', 'Mechatroniker'],
    ['Technicienne de maintenance', 'Technicien de maintenance'],
    ['Directrice des ventes', 'Directeur des ventes'],
    ['Conductrice de travaux', 'Conducteur de travaux'],
    ['Électricienne', 'Électricien'],
    ['Ingeniera de software', 'Ingeniero de software'],
    ['Técnica de laboratorio', 'Técnico de laboratorio'],
    ['Dependienta', 'Dependiente'],
    ['Impiegata amministrativa', 'Impiegato amministrativo'],
    ['Engenheira civil', 'Engenheiro civil'],
  ])('%s is read as %s is', (woman, man) => {
    const [hers, his] = [profileTitle(woman), profileTitle(man)];
    expect(his.occupations.size).toBeGreaterThan(0);
    expect(hers.occupations).toEqual(his.occupations);
  });

  it('is found where it stands', () => {
    expect(findTitles('Leitende Ingenieurin')).toMatchObject([{ start: 9, end: 20 }]);
  });

  it.each(['Informática', 'Asistencia técnica', 'gestión administrativa', 'Química', 'Matière première', 'Medizin'])(
    'is no word for a field: %s',
    (field) => {
      expect(findTitles(field)).toEqual([]);
    },
  );
});
