import { describe, expect, it } from 'vitest';
import { name, resumeOf, rows, section } from '../sketch-rows.ts';

const publicationsOf = (texts: string[]) =>
  resumeOf([...name, section(3, 'PUBLICATIONS'), ...rows(4, texts)]).publications;

describe('a bibliography', () => {
  it('with numbers has an entry for each, over as many lines as it takes', () => {
    const found = publicationsOf([
      '[1] Elise Quill, Aidan N. Moor, and Ada Moreno. Roots under drought, August 2023.',
      '[2] Ada Moreno and David J. Hill. Prophylactic pruning of young beech in',
      'dry years. Annals of the Forest, 346(12):877–883, March 2012',
      '[3] L.A. Quill. Fuzzy leaves. Wood and Control, 8(3):338–353, June 1999',
    ]);
    expect(found).toMatchObject([
      { name: 'Roots under drought', summary: 'Elise Quill, Aidan N. Moor, and Ada Moreno' },
      { name: 'Prophylactic pruning of young beech in dry years', publisher: 'Annals of the Forest' },
      { name: 'Fuzzy leaves', publisher: 'Wood and Control', releaseDate: '1999-06', summary: 'L.A. Quill' },
    ]);
  });

  it('tells names, year, title and journal apart in the ways that scientists write them', () => {
    const found = publicationsOf([
      'Moreno, A. (2021). Slow rivers. Journal of Water, 8(2), 22-41.',
      'Moreno, A., & Quill, E. (2019). Silt. Journal of Water, 6, 1-9. https://doi.org/10.1000/silt.19',
      'Quill, E. (2018): Bindung am Ufer. In: Wasserwirtschaft 22, S. 3–11.',
    ]);
    expect(found).toMatchObject([
      { name: 'Slow rivers', publisher: 'Journal of Water', releaseDate: '2021', summary: 'Moreno, A' },
      { name: 'Silt', releaseDate: '2019', url: 'https://doi.org/10.1000/silt.19' },
      { name: 'Bindung am Ufer', publisher: 'Wasserwirtschaft', releaseDate: '2018' },
    ]);
  });

  it('of medicine, with initials behind the names', () => {
    expect(
      publicationsOf([
        '1. Moreno A, Quill E. Wounds of the hand. Ann Surg 2021;12:45-67.',
        '2. Moreno A. Splints. Hand 2019;37:101-115.',
      ]),
    ).toMatchObject([
      { name: 'Wounds of the hand', publisher: 'Ann Surg', summary: 'Moreno A, Quill E' },
      { name: 'Splints', publisher: 'Hand', summary: 'Moreno A' },
    ]);
  });

  it('whose parts cannot be told apart keeps each entry whole', () => {
    expect(publicationsOf(['1. Rivers and their silt', '2. A second look at silt'])).toMatchObject([
      { name: 'Rivers and their silt' },
      { name: 'A second look at silt' },
    ]);
  });

  it('has its parts named by lines between the entries', () => {
    const found = publicationsOf([
      'Journal articles',
      'Moreno A (2023). Sparse reeds. Journal of Reeds 6, 1-20.',
      'Moreno A (2022). Tall reeds. Journal of Reeds 5, 33-50.',
      'Conference papers',
      'Moreno A (2018). Reeds at scale. ReedConf, 12-20.',
    ]);
    expect(found?.map((one) => one.name)).toEqual(['Sparse reeds', 'Tall reeds', 'Reeds at scale']);
  });
});
