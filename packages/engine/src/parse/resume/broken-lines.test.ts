import { describe, expect, it } from 'vitest';
import { describeFont } from '../../read/pdf/describe-font.ts';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const homeOf = (address: string) =>
  resumeOf([
    { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
    { x: 40, line: 1, text: address },
    { x: 40, line: 2, text: 'ada@example.com | +44 161 496 0734' },
  ]).basics?.location?.city;

describe('a town that no list knows', () => {
  it.each([
    ['Jr. Los Sauces 318, Torvik, Perú', 'Torvik'],
    ['Lindelaan 8, 8911 DE, Torvik, NL', 'Torvik'],
    ['22 bis, rue des Lilas, 31400 Torvik, France', 'Torvik'],
    ['8 quai Saint-Martin, 31400 Torvik', 'Torvik'],
    ['12 Quay Street, Edinburgh EH6', 'Edinburgh'],
    ['Rua do Farol, 12, 2.º Esq., 8600-544 Torvik, Portugal', 'Torvik'],
    ['Gartenweg 9 Torvik, AT', 'Torvik'],
    ['9, montée des Lilas, 69001 Torvik', 'Torvik'],
    ['5 Quay Terrace, T12 XK4P Torvik, Ireland', 'Torvik'],
  ])('stands behind the street and the postcode of "%s"', (address, town) => {
    expect(homeOf(address)).toBe(town);
  });
});

describe('what a narrow column breaks over two lines', () => {
  it('is one range of dates at the left of a title', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      { x: 40, line: 4, text: '03.2019 –', ...bold },
      { x: 140, line: 4, text: 'Head Cook', ...bold },
      { x: 40, line: 5, text: 'present', ...bold },
      { x: 140, line: 6, text: 'Larch Inn, Leeds', ...bold },
      { x: 60, line: 7, text: '• Led a kitchen of nine people' },
      { x: 40, line: 9, text: '06.2015 –', ...bold },
      { x: 140, line: 9, text: 'Cook', ...bold },
      { x: 40, line: 10, text: '02.2019', ...bold },
      { x: 140, line: 11, text: 'Alder Hotel, York', ...bold },
      { x: 60, line: 12, text: '• Baked bread for two hundred guests' },
    ]);
    expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Head Cook', '2019-03', undefined],
      ['Cook', '2015-06', '2019-02'],
    ]);
  });

  it('is one word for today, parted by a hyphen in a rail of dates', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      { x: 40, line: 4, text: '03/2019 – pre-' },
      { x: 40, line: 5, text: 'sent' },
      ...rows(4, ['Head Cook, Larch Inn', '• Led a kitchen of nine people'], { x: 160 }),
      { x: 40, line: 7, text: '06/2015 – 02/2019' },
      ...rows(7, ['Cook, Alder Hotel', '• Baked bread for two hundred guests'], { x: 160 }),
    ]);
    expect(work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Larch Inn', '2019-03'],
      ['Alder Hotel', '2015-06'],
    ]);
  });

  it('is one web address where it breaks behind a stroke', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: 'Leeds • ada@example.com • linkedin.com/in/' },
      { x: 40, line: 2, text: 'adamoreno • +44 161 496 0734' },
    ]);
    expect(basics?.profiles?.map(({ url }) => url)).toEqual(['linkedin.com/in/adamoreno']);
  });
});

describe('education', () => {
  it('is read along a timeline whose marks stand before schools that have no points', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      ...rows(4, ['• Torvik College | Leeds'], bold),
      ...rows(5, ['Diploma, Cookery', '2013 – 2015'], { x: 47 }),
      ...rows(8, ['• ABC-North | York'], bold),
      ...rows(9, ['Certificate, Baking', '2011 – 2013'], { x: 47 }),
    ]);
    expect(education?.map(({ institution, startDate }) => [institution, startDate])).toEqual([
      ['Torvik College', '2013'],
      ['ABC-North', '2011'],
    ]);
  });

  it('keeps a school with a long name and its town below the degree', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      ...dated(4, 'Diploma in Cookery', '2013 – 2015'),
      { x: 40, line: 5, text: 'Torvik College of the Fine Arts of Cooking and of Keeping Guests' },
      { x: 480, line: 5, text: 'Torvik' },
    ]);
    expect(education?.[0]?.institution).toBe('Torvik College of the Fine Arts of Cooking and of Keeping Guests');
  });

  it('has an apprenticeship with a long name below the firm', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Ausbildung'),
      ...dated(4, 'Lärchenhof GmbH', '2007 – 2010'),
      { x: 40, line: 5, text: 'Ausbildung zur Kauffrau für Büromanagement und Gästebetreuung im Haus' },
    ]);
    expect(education?.[0]?.studyType).toContain('Ausbildung');
  });
});

it('towns behind employers are told from each other, beside a title that no list knows too', () => {
  const { work } = resumeOf([
    ...name,
    section(3, 'Experience'),
    ...dated(4, 'Head Cook', '2019 – 2022'),
    ...rows(5, ['Larchwater, Torvik', '• Led a kitchen of nine people']),
    ...dated(8, 'Quillmeister', '2015 – 2019'),
    ...rows(9, ['Alderstone, Elmsworth', '• Baked bread for two hundred guests']),
  ]);
  expect(work?.map(({ name, location }) => [name, location])).toEqual([
    ['Larchwater', 'Torvik'],
    ['Alderstone', 'Elmsworth'],
  ]);
});

it('a row of languages among rows of skills is none of them, though one of its languages is on no list', () => {
  const { skills, languages } = resumeOf([
    ...name,
    section(3, 'Skills'),
    ...rows(4, [
      '• Kitchen: Butchery, Baking',
      '• Languages: English (native), Torvish (B1), French (B2)',
      '• Office: Word, Excel',
    ]),
  ]);
  expect(skills?.flatMap(({ keywords }) => keywords)).toEqual(['Butchery', 'Baking', 'Word', 'Excel']);
  expect(languages?.map(({ language }) => language)).toContain('French');
});

it('a font of icons is told by its name', () => {
  const fonts = ['ABCDEF+FontAwesome5Free-Solid', 'ABCDEF+Lato-Regular'].map((file) =>
    describeFont('f1', { name: file }),
  );
  expect(fonts.map(({ icons }) => icons)).toEqual([true, false]);
});
