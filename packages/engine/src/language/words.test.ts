import { describe, expect, it } from 'vitest';
import { splitDegree } from './education/degree-words.ts';
import { placeScore } from './places/places.ts';
import { detectLanguage } from './text/detect-language.ts';
import { isLegalForm, organisationScore, schoolScore } from './titles/organisation-words.ts';
import { titleScore } from './titles/title-words.ts';

describe('titles, organisations and places', () => {
  it.each([
    'Senior Software Engineer',
    'Personalreferentin',
    'Infirmière coordinatrice',
    'Jefa de producto',
    'Capoturno',
    'Leerkracht groep 7',
    'Engenheiro civil',
  ])('hears a title in "%s"', (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(1);
    expect(titleScore(text)).toBeGreaterThan(organisationScore(text));
  });

  it.each([
    'Nordlicht Maschinenbau GmbH',
    'Harborview General Hospital',
    'Conservas Albufera S.A.',
    'Logistica Orobica S.r.l.',
    'Stichting Het Kompas',
    'Câmara Municipal de Braga',
  ])('hears an organisation in "%s"', (text) => {
    expect(organisationScore(text)).toBeGreaterThanOrEqual(0.6);
    expect(organisationScore(text)).toBeGreaterThan(titleScore(text));
  });

  it.each(['Boston, MA', 'Lyon, France', 'Remote', 'Madrid, Comunidad de Madrid', 'San Antonio, TX', 'Guimarães'])(
    'hears a place in "%s"',
    (text) => {
      expect(placeScore(text)).toBeGreaterThanOrEqual(1.6);
    },
  );

  it.each(['Alamo Cold Storage, San Antonio, TX', 'Basisschool De Vlinder, Utrecht', 'Head of Growth'])(
    'hears no place in "%s"',
    (text) => {
      expect(placeScore(text)).toBe(0);
    },
  );

  it('knows schools in several languages and a legal form that a comma cut off', () => {
    for (const name of [
      'University of Texas at Austin',
      'Hochschule Osnabrück',
      'Universidad de Alicante',
      'Istituto Tecnico Galilei',
    ])
      expect(schoolScore(name), name).toBeGreaterThan(0);
    expect(isLegalForm('Inc.')).toBe(true);
    expect(isLegalForm('Austin')).toBe(false);
    expect(isLegalForm('S.A. de C.V.')).toBe(true);
    for (const name of ['Rye & Co', 'SARL Batiplus']) expect(isLegalForm(name), name).toBe(false);
    expect(schoolScore('École de la Loire')).toBeGreaterThan(0);
  });
});

describe('degrees', () => {
  it.each([
    ['Bachelor of Science in Nursing', 'Bachelor of Science', 'Nursing'],
    ['Master of Arts in Teaching, Secondary Education', 'Master of Arts in Teaching', 'Secondary Education'],
    ['Máster, Marketing y Comunicación', 'Máster', 'Marketing y Comunicación'],
    ['Diploma di perito industriale', 'Diploma di perito industriale', undefined],
    ['B.S. Computer Science', 'B.S.', 'Computer Science'],
    ['CFGS Sistemas Electrotécnicos y Automatizados', 'CFGS', 'Sistemas Electrotécnicos y Automatizados'],
    ['Vordiplom Informatik', 'Vordiplom', 'Informatik'],
    [
      'Geprüfter Bilanzbuchhalter (IHK), berufsbegleitend',
      'Geprüfter Bilanzbuchhalter (IHK), berufsbegleitend',
      undefined,
    ],
    ['Staatlich anerkannte Erzieherin', 'Staatlich anerkannte Erzieherin', undefined],
  ])('parts "%s" into its kind and its field', (text, studyType, area) => {
    expect(splitDegree(text)).toEqual(area === undefined ? { studyType } : { studyType, area });
  });
});

describe('language', () => {
  it.each([
    ['en', 'Managed the team and led the work with clients across the region'],
    ['de', 'Betreuung von Kunden und Leitung der Abteilung mit Verantwortung für das Budget'],
    ['fr', 'Coordination des équipes et suivi du budget avec les clients pour la direction'],
    ['es', 'Gestión del equipo y desarrollo de los proyectos con el cliente por años'],
    ['pt', 'Gestão da equipa e desenvolvimento dos projetos com o cliente no norte e não só'],
    ['it', 'Gestione della squadra e coordinamento dei progetti con il cliente presso la sede'],
    ['nl', 'Begeleiding van het team en overleg met de klanten voor een betere planning'],
  ])('tells %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
