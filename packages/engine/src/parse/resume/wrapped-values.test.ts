import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import type { Stroke } from '../layout/sketch-page.ts';
import { section as heading, name, read } from './sketch-rows.ts';

const at = (line: number, text: string, style: Partial<Stroke> = {}): Stroke => ({ x: 40, line, text, ...style });
const resumeOf = (...strokes: Stroke[]): Resume => read([...name, ...strokes]).resume;

describe('an address over several lines', () => {
  const home = (...lines: string[]) => resumeOf(...lines.map((text, i) => at(2 + i, text))).basics?.location;

  it('is one where the street stands above the town', () => {
    expect(home('12 Orchard Street', 'Torvik, TX 78701')).toEqual({
      address: '12 Orchard Street',
      city: 'Torvik',
      region: 'TX',
      postalCode: '78701',
    });
  });

  it.each([
    [
      ['Via dei Fabbri 12, 41126', 'Modena, Italia'],
      { address: 'Via dei Fabbri 12', postalCode: '41126', city: 'Modena' },
    ],
    [['9 rue des Ormes, 31400 Toulouse,', 'France'], { postalCode: '31400', city: 'Toulouse', region: 'France' }],
    [['Ahornweg 27, 82467 Garmisch-', 'Partenkirchen'], { postalCode: '82467', city: 'Garmisch-Partenkirchen' }],
  ])('is one where a narrow column broke it: %j', (lines, location) => {
    expect(home(...lines)).toMatchObject(location);
  });

  it('keeps the letters of a country behind a region', () => {
    expect(home('Boston, Massachusetts, US')).toEqual({ city: 'Boston', region: 'Massachusetts', countryCode: 'US' });
  });
});

describe('names and lists that wrap', () => {
  it('the name of a group of skills wraps before its level', () => {
    const { skills } = resumeOf(
      heading(3, 'SKILLS'),
      at(4, 'Operations & Leadership', { bold: true }),
      at(5, '(Advanced): Budgets, Rotas,'),
      at(6, 'Hiring'),
    );
    expect(skills).toMatchObject([
      { name: 'Operations & Leadership', level: 'Advanced', keywords: ['Budgets', 'Rotas', 'Hiring'] },
    ]);
  });

  it('certificates that are set alike are one a line, also where one has the words of an organisation', () => {
    const { certificates } = resumeOf(
      heading(3, 'CERTIFICATIONS'),
      at(4, 'Certified Emergency Nurse (CEN)'),
      at(5, 'Advanced Cardiovascular Life Support'),
    );
    expect(certificates).toMatchObject([
      { name: 'Certified Emergency Nurse (CEN)' },
      { name: 'Advanced Cardiovascular Life Support' },
    ]);
  });

  it('a town in the line of the school is no field of a degree that names its own', () => {
    const { education } = resumeOf(
      heading(3, 'EDUCATION'),
      at(4, 'Licenciatura, Gestão Hoteleira', { bold: true }),
      at(5, 'Universidade de Torvik – Albim'),
      at(6, '2011 – 2014'),
    );
    expect(education).toMatchObject([
      { institution: 'Universidade de Torvik', studyType: 'Licenciatura', area: 'Gestão Hoteleira' },
    ]);
  });

  it('languages lose the colon that led to a level', () => {
    const { languages } = resumeOf(heading(3, 'LANGUAGES'), at(4, 'Dutch:'), at(5, 'Swedish:'));
    expect(languages).toMatchObject([{ language: 'Dutch' }, { language: 'Swedish' }]);
  });
});

describe('values of which a part looks like another field', () => {
  it('what stands behind a dash in a title is of the title where the employer has a line of its own', () => {
    const { work } = resumeOf(
      heading(3, 'EXPERIENCE'),
      at(4, 'Nurse – Intensive Care (nights)', { bold: true }),
      { x: 440, line: 4, text: '2016 – 2020' },
      at(5, 'Torvik General Hospital'),
      at(6, '• Cared for 20 patients a week'),
    );
    expect(work).toMatchObject([{ position: 'Nurse – Intensive Care (nights)', name: 'Torvik General Hospital' }]);
  });

  it('a door in the house belongs to the address', () => {
    const { basics } = resumeOf(at(2, '1180 Orchard Street, Apt 4, Portland, OR 97211'));
    expect(basics?.location).toMatchObject({ address: '1180 Orchard Street, Apt 4', city: 'Portland', region: 'OR' });
  });

  it('a security clearance is kept under its name', () => {
    const { customSections } = resumeOf(heading(3, 'SECURITY CLEARANCE'), at(4, 'Active, renewed 2022'));
    expect(customSections).toEqual([{ title: 'SECURITY CLEARANCE', lines: ['Active, renewed 2022'] }]);
  });
});
