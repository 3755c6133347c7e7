import { describe, expect, it } from 'vitest';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const job = (line: number, ...points: string[]) => [
  { x: 160, line, text: 'Head Cook, Larch Inn, Leeds', ...bold },
  ...points.map((text, i) => ({ x: 172, line: line + 1 + i, text: `• ${text}` })),
];

describe('tables whose left cells stand at half the height of their rows', () => {
  it('have their headings at the first line of what they head', () => {
    const { work, education, skills } = resumeOf([
      ...name,
      { x: 40, line: 6, text: 'Experience', ...bold },
      ...rows(3, ['Head Cook, Larch Inn'], { x: 160, ...bold }),
      ...rows(4, ['March 2019 – May 2022'], { x: 160 }),
      ...rows(5, ['• Led a kitchen of nine', '• Bought from forty farms'], { x: 172 }),
      ...rows(7, ['Cook, Alder Hotel'], { x: 160, ...bold }),
      ...rows(8, ['June 2015 – February 2019'], { x: 160 }),
      ...rows(9, ['• Baked bread for two hundred guests'], { x: 172 }),
      { x: 40, line: 11.5, text: 'Education', ...bold },
      ...rows(11, ['Diploma in Cookery', 'Torvik College, 2013 – 2015'], { x: 160 }),
      { x: 40, line: 14.5, text: 'Skills', ...bold },
      ...rows(14, ['Butchery, Baking', 'Menus, Ordering'], { x: 160 }),
    ]);
    expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Larch Inn', 'Head Cook', '2019-03'],
      ['Alder Hotel', 'Cook', '2015-06'],
    ]);
    expect(education?.[0]?.institution).toBe('Torvik College');
    expect(skills?.flatMap(({ keywords }) => keywords)).toEqual(['Butchery', 'Baking', 'Menus', 'Ordering']);
  });

  it('have their dates at the first line of what they date', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      { x: 40, line: 5.5, text: '03/2019 – 05/2022' },
      ...job(4.4, 'Led a kitchen of nine', 'Bought from forty farms'),
      { x: 40, line: 9.5, text: '06/2015 – 02/2019' },
      ...job(8, 'Baked bread for two hundred guests', 'Taught six apprentices', 'Kept the stores'),
    ]);
    expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2019-03', '2022-05'],
      ['2015-06', '2019-02'],
    ]);
  });
});

describe('a rail of dates', () => {
  it('is one though its smaller letters stand a little above the text beside them, headings and labels in it', () => {
    const { work, education, skills } = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'Experience', size: 13, color: '#aa0000' },
      { x: 40, line: 3.8, text: 'Mar 2019 – May 2022', size: 9 },
      ...rows(4, ['Larch Inn / Head Cook', '• Led a kitchen of nine people and two apprentices'], { x: 160 }),
      { x: 40, line: 6.8, text: 'Jun 2015 – Feb 2019', size: 9 },
      ...rows(7, ['Alder Hotel / Cook', '• Baked bread for two hundred guests every morning'], { x: 160 }),
      { x: 40, line: 10, text: 'Education', size: 13, color: '#aa0000' },
      { x: 40, line: 10.8, text: '2013 – 2015', size: 9 },
      { x: 160, line: 11, text: 'Torvik College / Diploma in Cookery' },
      { x: 40, line: 13, text: 'Skills', size: 13, color: '#aa0000' },
      { x: 40, line: 13.8, text: 'Kitchen', size: 9 },
      { x: 160, line: 14, text: 'Butchery, Baking' },
      { x: 40, line: 14.8, text: 'Office', size: 9 },
      { x: 160, line: 15, text: 'Menus, Ordering' },
    ]);
    expect(work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Larch Inn', '2019-03'],
      ['Alder Hotel', '2015-06'],
    ]);
    expect(education?.[0]?.institution).toBe('Torvik College');
    expect(skills?.map((skill) => skill.name)).toEqual(['Kitchen', 'Office']);
  });

  it('ends above headings that stand side by side', () => {
    const { work, languages } = resumeOf([
      ...name,
      section(3, 'Experience'),
      { x: 40, line: 4, text: '2019 – 2022' },
      ...rows(4, ['Head Cook', 'Larch Inn, Leeds', '• Led a kitchen of nine people'], { x: 160 }),
      { x: 40, line: 8, text: '2015 – 2019' },
      ...rows(8, ['Cook', 'Alder Hotel, York', '• Baked bread for two hundred guests'], { x: 160 }),
      section(12, 'Skills'),
      { ...section(12, 'Languages'), x: 340 },
      ...rows(13, ['Butchery', 'Baking']),
      ...rows(13, ['English', 'Greek'], { x: 340 }),
    ]);
    expect(work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Larch Inn', '2019'],
      ['Alder Hotel', '2015'],
    ]);
    expect(languages?.map(({ language }) => language)).toEqual(['English', 'Greek']);
  });

  it('holds ranges where beginnings stand over ends', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      { x: 40, line: 4, text: 'Mar 2019' },
      { x: 40, line: 5, text: 'May 2022' },
      ...rows(4, ['Head Cook', 'Larch Inn', 'Led a kitchen of nine people and two apprentices.'], { x: 160 }),
      { x: 40, line: 8, text: 'Jun 2015' },
      { x: 40, line: 9, text: 'Feb 2019' },
      ...rows(8, ['Cook', 'Alder Hotel', 'Baked bread for two hundred guests every morning.'], { x: 160 }),
    ]);
    expect(work?.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
      ['Head Cook', '2019-03', '2022-05'],
      ['Cook', '2015-06', '2019-02'],
    ]);
  });

  it('marks heads that have a mark of their own and no points below', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      { x: 40, line: 4, text: '2015 – 2017' },
      ...rows(4, ['• Diploma in Cookery, Torvik College'], { x: 160 }),
      { x: 40, line: 5, text: '2013 – 2015' },
      ...rows(5, ['• Certificate in Baking, Larch College'], { x: 160 }),
      { x: 40, line: 6, text: '2008 – 2013' },
      ...rows(6, ['• High School Diploma, Alder School'], { x: 160 }),
    ]);
    expect(education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Torvik College', '2017'],
      ['Larch College', '2015'],
      ['Alder School', '2013'],
    ]);
  });

  it('may go on below with labels that are set like its dates', () => {
    const grey = { color: '#666666', x: 40 };
    const { work, skills } = resumeOf([
      ...name,
      { x: 160, line: 3, text: 'Berufserfahrung', size: 14 },
      { ...grey, line: 4, text: '2018–heute' },
      ...rows(4, ['Obermonteur, Larch GmbH, Ulm'], { x: 160 }),
      { ...grey, line: 5, text: '2012–2018' },
      ...rows(5, ['Elektroniker, Stadtwerke Ulm, Ulm'], { x: 160 }),
      { ...grey, line: 6, text: '2009–2012' },
      ...rows(6, ['Geselle, Alder Elektrotechnik GmbH, Ulm'], { x: 160 }),
      { x: 160, line: 8, text: 'Kenntnisse', size: 14 },
      { ...grey, line: 9, text: 'Technik' },
      ...rows(9, ['Photovoltaik, Netzwerktechnik'], { x: 160 }),
      { ...grey, line: 10, text: 'EDV' },
      ...rows(10, ['Excel, AutoCAD'], { x: 160 }),
    ]);
    expect(work?.map(({ startDate, position }) => [startDate, position])).toEqual([
      ['2018', 'Obermonteur'],
      ['2012', 'Elektroniker'],
      ['2009', 'Geselle'],
    ]);
    expect(skills?.flatMap(({ keywords }) => keywords)).toEqual([
      'Photovoltaik',
      'Netzwerktechnik',
      'Excel',
      'AutoCAD',
    ]);
  });
});

describe('words that stand together', () => {
  it('are employer and title on both sides of a full stop', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...dated(4, 'Larch Inn. Head Cook.', '2019 – 2022'),
      ...rows(5, ['• Led a kitchen of nine people']),
      ...dated(7, 'Alder S.L.. Baker.', '2015 – 2019'),
      ...rows(8, ['• Baked bread for two hundred guests']),
    ]);
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ['Larch Inn', 'Head Cook'],
      ['Alder S.L.', 'Baker'],
    ]);
  });

  it('are a heading of two lines whose second names a section by itself', () => {
    const head = { size: 14, bold: true };
    const { work, basics } = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'BERUFLICHER', ...head },
      { x: 40, line: 4.1, text: 'WERDEGANG', ...head },
      ...rows(6, ['Obermonteur, Larch GmbH, 2018 – 2022'], bold),
      ...rows(7, ['• Baustellen mit acht Monteuren geleitet']),
    ]);
    expect(work?.[0]?.name).toBe('Larch GmbH');
    expect(basics?.label).toBeUndefined();
  });

  it('are a town and the river that it lies on, or a postcode of letters before it', () => {
    const { work, basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: '14 Heron Lane, LS6 2QT Leeds, United Kingdom' },
      { x: 40, line: 2, text: 'ada.moreno@example.com' },
      section(4, 'Experience'),
      ...rows(5, ['Geselle, Larch Elektrotechnik GmbH, Biberach an der Riß, 2009 – 2012'], bold),
      ...rows(6, ['• Wired forty houses']),
    ]);
    expect(work?.[0]?.location).toBe('Biberach an der Riß');
    expect([basics?.location?.city, basics?.location?.postalCode]).toEqual(['Leeds', 'LS6 2QT']);
  });

  it('are an e-mail address that a narrow column breaks within its last word', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      { x: 40, line: 1, text: 'ada.moreno@larchpo' },
      { x: 40, line: 2, text: 'st.example' },
      section(4, 'Experience'),
      ...rows(5, ['Head Cook, Larch Inn, 2009 – 2012'], bold),
    ]);
    expect(basics?.email).toBe('ada.moreno@larchpost.example');
  });
});

describe('a small word between a title and an employer', () => {
  it('parts them in Russian and Polish too', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Опыт работы'),
      ...dated(4, 'Дизайнер продукта в Technolab', 'Окт 2018 — Окт 2021'),
      { x: 52, line: 5, text: '• Разработал дизайн приложений' },
      ...dated(6, 'Programista w Larch Systems', 'Wrz 2014 — Lis 2016'),
      { x: 52, line: 7, text: '• Napisał program do obsługi magazynu' },
    ]);
    expect(work?.map(({ name, position }) => [position, name])).toEqual([
      ['Дизайнер продукта', 'Technolab'],
      ['Programista', 'Larch Systems'],
    ]);
  });
});

describe('a grade behind a dash', () => {
  it('is no field of the degree, with its name or without one', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      ...dated(4, 'Torvik Institute of Technology', 'Torvik'),
      ...rows(5, ['B.Tech in Computer Science - 9.28 CGPA']),
      { x: 440, line: 5, text: 'Oct 2022 – Jul 2026' },
      ...dated(6, 'Larch Public School', 'Torvik'),
      ...rows(7, ['Class XII - 96%']),
      { x: 440, line: 7, text: 'Apr 2020 – May 2021' },
    ]);
    expect(education?.map(({ area, score }) => [area, score])).toEqual([
      ['Computer Science', '9.28'],
      [undefined, '96%'],
    ]);
  });
});
