import { expect, it } from 'vitest';
import { nameStudy } from './name-study.ts';

it.each([
  ['es', 'Grado', 'Enfermería', 'Grado en Enfermería'],
  ['es', 'Técnico Superior', 'Administración y Finanzas', 'Técnico Superior en Administración y Finanzas'],
  ['it', 'Laurea triennale', 'Economia aziendale', 'Laurea triennale in Economia aziendale'],
  ['pt', 'Licenciatura', 'Gestão', 'Licenciatura em Gestão'],
  ['fr', 'Licence', 'informatique', 'Licence informatique'],
  ['de', 'Bachelor of Science', 'Informatik', 'Bachelor of Science, Informatik'],
  ['es', 'Bachelor of Arts', 'History', 'Bachelor of Arts, History'],
  ['en', 'BSc', 'Physics', 'BSc, Physics'],
])('a degree and its subject stand as %s joins them: %s, %s', (language, degree, area, expected) => {
  expect(nameStudy(degree, area, language)).toBe(expected);
});
