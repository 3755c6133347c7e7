import { describe, expect, it } from 'vitest';
import type { Stroke } from '../layout/sketch-page.ts';
import { bold, dated, name, resumeOf, rows, section } from './sketch-rows.ts';

const cityOf = (...lines: string[]) =>
  resumeOf([
    { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
    ...rows(1, lines),
    section(5, 'Experience'),
    ...rows(6, ['Head Cook, Larch Inn, 2009 – 2012'], bold),
  ]).basics?.location?.city;

describe('what stands in the margin', () => {
  it('is a group of skills where it is set smaller than the heading of the skills', () => {
    const label = (line: number, text: string, skills: string): Stroke[] => [
      { x: 40, line, text },
      { x: 160, line, text: skills },
    ];
    const { skills, volunteer } = resumeOf([
      ...name,
      section(3, 'Experience'),
      ...rows(4, ['Head Cook, Larch Inn, 2019 – 2022'], bold),
      ...rows(5, ['• Led a kitchen of nine people']),
      section(7, 'Skills'),
      ...label(8, 'LEADERSHIP', 'Rosters, Apprentices'),
      ...label(9.5, 'KITCHEN', 'Butchery, Baking'),
    ]);
    expect(skills?.flatMap(({ keywords }) => keywords)).toEqual(['Rosters', 'Apprentices', 'Butchery', 'Baking']);
    expect(volunteer).toBeUndefined();
  });

  it('is a heading of two lines in small capitals, whose second has no large letter', () => {
    const head = { color: '#0a7096' };
    const { work } = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'PARCOURS', size: 14, ...head },
      { x: 40, line: 4, text: 'PROFESSIONNEL', size: 11, ...head },
      ...dated(6, 'Cuisinière, Auberge du Mélèze, Lyon', '2019 – 2022'),
      ...rows(7, ['• Encadrement d’une équipe de neuf personnes']),
    ]);
    expect(work?.map((job) => [job.name, job.position])).toEqual([['Auberge du Mélèze', 'Cuisinière']]);
  });

  it('is headings over two lines and one date, beside text that has a label of its own', () => {
    const beside = (from: number, ...texts: string[]): Stroke[] => rows(from, texts, { x: 230 });
    const { education, skills } = resumeOf([
      ...name,
      section(3, 'ISTRUZIONE E'),
      section(4, 'FORMAZIONE'),
      { x: 40, line: 5, text: '[ 15/09/2020 - 07/06/2025 ]' },
      ...beside(5, 'Diploma di Istruzione tecnica superiore - Informatica', 'Istituto Tecnico Larice - Jesi'),
      section(8, 'COMPETENZE'),
      ...beside(9, 'Python | Java | MySQL | Git | Visual Studio | Docker | HTML'),
      section(11, 'COMPETENZE'),
      section(12, 'LINGUISTICHE'),
      ...beside(13, 'Lingua madre: italiano'),
      { x: 230, line: 14, text: 'Altre lingue:', bold: true },
      ...beside(15, 'inglese'),
    ]);
    expect(education?.map(({ institution, endDate }) => [institution, endDate])).toEqual([
      ['Istituto Tecnico Larice', '2025-06-07'],
    ]);
    expect(skills?.flatMap(({ keywords }) => keywords)).toContain('Python');
  });

  it('is a date of few, beside points that are entries', () => {
    const { education } = resumeOf([
      ...name,
      { x: 250, line: 3, text: 'Opleiding', size: 14, bold: true },
      { x: 40, line: 4, text: '2010 – 2012' },
      ...rows(4, ['• MBO niveau 3, Kok, Larch College, Zwolle'], { x: 140 }),
      { x: 40, line: 5, text: '2006 – 2010' },
      ...rows(5, ['• VMBO, Consumptief, Elzen Scholengemeenschap, Zwolle'], { x: 140 }),
    ]);
    expect(education?.map(({ institution, studyType, endDate }) => [institution, studyType, endDate])).toEqual([
      ['Larch College', 'MBO niveau 3', '2012'],
      ['Elzen Scholengemeenschap', 'VMBO', '2010'],
    ]);
  });

  it('is a range of Spanish months whose year wraps', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Experiencia'),
      { x: 40, line: 4, text: 'septiembre de 2017–diciembre de' },
      { x: 150, line: 5, text: '2020' },
      ...rows(4, ['Cocinera', 'Posada del Alerce', 'Cocina para doscientos invitados.'], { x: 220 }),
      { x: 40, line: 8, text: 'junio de 2015–agosto de 2017' },
      ...rows(8, ['Panadera', 'Horno Aliso', 'Pan para veinte tiendas cada mañana.'], { x: 220 }),
    ]);
    expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2017-09', '2020-12'],
      ['2015-06', '2017-08'],
    ]);
  });
});

describe('a column set to the right whose lists stand side by side', () => {
  it('is read apart from the text beside it', () => {
    const flush = (line: number, text: string, right = 560, style: Partial<Stroke> = {}): Stroke => ({
      x: right - 5 * text.length,
      line,
      text,
      ...style,
    });
    const job = (line: number, title: string, employer: string, date: string): Stroke[] => [
      { x: 40, line, text: title, ...bold },
      { x: 380 - 5 * date.length, line, text: date },
      { x: 40, line: line + 1, text: employer },
      { x: 45, line: line + 2, text: '• Led a kitchen of nine people' },
    ];
    const { work, education } = resumeOf([
      ...name,
      { x: 40, line: 4, text: 'Experience', size: 14 },
      ...job(5, 'Head Cook', 'Larch Inn', 'Mar 2019 - Present'),
      ...job(9, 'Cook', 'Alder Hotel', 'Jun 2015 - Feb 2019'),
      ...job(13, 'Baker', 'Torvik Bakery', 'Jun 2012 - May 2015'),
      flush(4, 'Skills', 560, { size: 14 }),
      flush(5, 'Kitchen', 480),
      flush(5, 'Office'),
      flush(6, 'Butchery', 480),
      flush(6, 'Menus'),
      flush(7, 'Baking', 480),
      flush(7, 'Orders'),
      flush(10, 'Education', 560, { size: 14 }),
      flush(11, 'Diploma in Cookery'),
      flush(12, 'Torvik College'),
    ]);
    expect(work?.map((job) => [job.name, job.position, job.startDate])).toEqual([
      ['Larch Inn', 'Head Cook', '2019-03'],
      ['Alder Hotel', 'Cook', '2015-06'],
      ['Torvik Bakery', 'Baker', '2012-06'],
    ]);
    expect(education?.map(({ institution }) => institution)).toEqual(['Torvik College']);
  });
});

describe('a home address', () => {
  it('has its town behind the floor, or behind a house in no named street', () => {
    expect(cityOf('Calle del Olivar 9, 3.º B, 50003 Zaragoza, España', 'ada@example.com')).toBe('Zaragoza');
    expect(cityOf('Rua do Almada 12, 2º Esq, 4050-032 Porto', 'ada@example.com')).toBe('Porto');
    expect(cityOf('5 Heron Mews, LS6 2QT Leeds', 'ada@example.com')).toBe('Leeds');
  });

  it('may stand in the foot of the page, around the e-mail address', () => {
    const { basics } = resumeOf([
      { x: 40, line: 0, text: 'Ada Moreno', size: 22 },
      section(2, 'Experience'),
      ...rows(3, ['Head Cook, Larch Inn, 2019 – 2022'], bold),
      ...rows(4, ['• Led a kitchen of nine people']),
      section(6, 'Skills'),
      ...rows(7, ['Butchery, Baking, Menus']),
      ...rows(20, ['14 Heron Lane – LS6 2QT Leeds – United Kingdom', '+44 161 496 0734 • ada.moreno@example.com']),
    ]);
    expect([basics?.email, basics?.location?.city]).toEqual(['ada.moreno@example.com', 'Leeds']);
  });
});

describe('schools and jobs', () => {
  it('are found under the German heading of the Europass', () => {
    const { education } = resumeOf([
      ...name,
      ...rows(3, ['Schul- und Berufsbildung'], bold),
      ...rows(4, ['Meisterprüfung'], bold),
      ...rows(5, ['Handwerkskammer Ulm, Ulm, 2016 – 2017']),
    ]);
    expect(education?.map(({ institution, studyType }) => [institution, studyType])).toEqual([
      ['Handwerkskammer Ulm', 'Meisterprüfung'],
    ]);
  });

  it('are parted from several subjects before them', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      ...dated(4, 'A-Levels, Biology, Chemistry, Greenmoor College, Leeds', '2010 – 2012'),
    ]);
    expect(education?.map(({ institution, area }) => [institution, area])).toEqual([
      ['Greenmoor College', 'Biology, Chemistry'],
    ]);
  });

  it('have a town that no list knows behind them, where the degree says its field', () => {
    const { education } = resumeOf([
      ...name,
      section(3, 'Education'),
      ...dated(4, 'Greenmoor College, Elmsworth', '2010 – 2012'),
      ...rows(5, ['Diploma, Cookery']),
    ]);
    expect(education?.map(({ institution, area }) => [institution, area])).toEqual([['Greenmoor College', 'Cookery']]);
  });

  it('stand below a heading whose first line ends in a joint, with white between its lines', () => {
    const head = { size: 12.7, color: '#777777' };
    const { education } = resumeOf([
      ...name,
      { x: 40, line: 3, text: 'SCHUL- UND', ...head },
      { x: 40, line: 4.6, text: 'BERUFSBILDUNG', ...head },
      ...rows(6, ['Hochschule Esslingen'], bold),
      ...rows(7, ['Diplom-Ingenieur, Maschinenbau', '2004 – 2008']),
    ]);
    expect(education?.map(({ institution }) => institution)).toEqual(['Hochschule Esslingen']);
  });

  it('may lie in a town that has another name in brackets', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Berufserfahrung'),
      ...dated(4, 'Lehrerin, Lärchen-Gymnasium, Halle (Saale)', '2012 – 2014'),
      ...rows(5, ['• Unterricht in der Mittelstufe']),
    ]);
    expect([work?.[0]?.name, work?.[0]?.location]).toEqual(['Lärchen-Gymnasium', 'Halle (Saale)']);
  });

  it('do not begin at a year that ends a sentence', () => {
    const { work } = resumeOf([
      ...name,
      section(3, 'Berufserfahrung'),
      ...dated(4, 'Lehrerin, Lärchen-Gymnasium, Leipzig', '2014 – heute'),
      ...rows(5, [
        'Unterricht in Mathematik. Leitung der Fachschaft',
        'seit 2019. Einführung eines Labors mit',
        '24 Plätzen.',
      ]),
    ]);
    expect(work?.map(({ startDate }) => startDate)).toEqual(['2014']);
  });
});
