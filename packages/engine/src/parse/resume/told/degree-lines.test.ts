import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { name, resumeOf, rows, section } from '../sketch-rows.ts';

const degrees = (...lines: string[]): Resume['education'] =>
  resumeOf([...name, section(3, 'Education'), ...rows(4, lines)]).education;

it('degrees in a line each without a date are told by what comes first and where behind it', () => {
  expect(
    degrees('• Licenciada en Comercio, Universidad de Torvik', '• Ingeniero en Sistemas, ULAN, Larch Valley'),
  ).toMatchObject([
    { institution: 'Universidad de Torvik', studyType: 'Licenciada', area: 'Comercio' },
    { studyType: 'Ingeniero', area: 'Sistemas' },
  ]);
});

it('a stage of school, its year and its grade stand before the school', () => {
  expect(
    degrees(
      '• BCA [2012] with aggregate of 74% from MIT LARCHPUR',
      '• 12th [2009] with aggregate of 57% from SKARN BOARD',
      '• Matriculation with 62% from S.K Board',
    ),
  ).toMatchObject([
    { institution: 'MIT LARCHPUR', studyType: 'BCA', endDate: '2012', score: '74%' },
    { institution: 'SKARN BOARD', studyType: '12th', endDate: '2009', score: '57%' },
    { institution: 'S.K Board', studyType: 'Matriculation', score: '62%' },
  ]);
});

it('stages of school that each begin a degree end the one above', () => {
  expect(
    degrees(
      'Tertiary : Bachelor of Science in Botany',
      'Torvik State University (Skarnes Campus)',
      '(YEAR 2011-2013)',
      'Secondary : St. Alder Academy',
      '(YEAR 2007-2011)',
      'Primary : Alder North Central School',
      '(2001-2007)',
    ),
  ).toMatchObject([
    {
      institution: 'Torvik State University (Skarnes Campus)',
      studyType: 'Bachelor of Science',
      area: 'Botany',
      startDate: '2011',
      endDate: '2013',
    },
    { institution: 'St. Alder Academy', studyType: 'Secondary', startDate: '2007', endDate: '2011' },
    { institution: 'Alder North Central School', studyType: 'Primary', startDate: '2001', endDate: '2007' },
  ]);
});

it('a stage before a date in brackets labels the degree behind it, which may run on over lines', () => {
  expect(
    degrees(
      '• Postgrado: (28/11/2011) Doctor en Física. Universidad de Torvik, Argen-',
      'tina. Director: Prof. Dr. Ada Moreno.',
      '• Universitaria: (2002 - 2008) Licenciatura en Física, FaLAR, Universidad',
      'Nacional de Skarnes, Argentina. Promedio general 9,57.',
      '• Secundaria: (1996 - 2001) Bachiller Técnico especialista en Máquinas,',
      'Instituto Técnico Larch, Argentina.',
    ),
  ).toMatchObject([
    { institution: 'Universidad de Torvik', studyType: 'Doctor', area: 'Física', endDate: '2011-11-28' },
    { institution: 'FaLAR, Universidad Nacional de Skarnes', studyType: 'Licenciatura', area: 'Física' },
    { institution: 'Instituto Técnico Larch', startDate: '1996', endDate: '2001' },
  ]);
});
