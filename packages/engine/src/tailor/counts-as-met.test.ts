import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const now = '2026-06-01T10:00:00Z';
const asked = (resume: Resume, ...lines: string[]): string =>
  optimiseResume({ resume, posting: readPosting(lines.join('\n')), now })
    .questions.map(({ text }) => text)
    .join('\n');

const nurse: Resume = {
  basics: { name: 'Iria Valcárcel' },
  education: [{ institution: 'Universidad de Torvik', studyType: 'TITULADA', area: 'ENFERMERÍA', endDate: '2017' }],
  work: [{ name: 'Hospital del Norte', position: 'Enfermera', startDate: '2018-03', highlights: ['Cura de heridas'] }],
};
const nursing = ['Enfermera', 'Clínica Sauce, Zaragoza', '', 'Requisitos', '- Grado en Enfermería o equivalente'];

it('a degree of the field that is asked for is not asked about, whatever it is called', () => {
  expect(asked(nurse, ...nursing)).not.toContain('Grado en Enfermería');
});

it('studies of the field of which no degree is told are asked about', () => {
  const own = { ...nurse, education: [{ institution: 'Universidad de Torvik', area: 'ENFERMERÍA', endDate: '2017' }] };
  expect(asked(own, ...nursing)).toContain('Grado en Enfermería');
});

const graduate: Resume = {
  basics: { name: 'Jorin Habelmann' },
  education: [
    { institution: 'Hochschule Torvik', studyType: 'BSc', area: 'Informatik', startDate: '2021', endDate: '2025' },
  ],
  projects: [{ name: 'Pegelwarte', highlights: ['Anzeige von Flusspegeln in Java entwickelt und getestet'] }],
};
const software = [
  'Entwickler',
  'Pegelwerk GmbH, Leipzig',
  '',
  'Anforderungen',
  '- Fundierte Kenntnisse in der Softwareentwicklung',
];

it('a field as a whole is not asked about where it was studied', () => {
  expect(asked(graduate, ...software)).not.toContain('Softwareentwicklung');
});

it('a field is asked about where something else was studied, where the studies go on, and where a branch of it is wanted', () => {
  const studied = (more: object): Resume => ({ ...graduate, education: [{ ...graduate.education?.[0], ...more }] });
  expect(asked(studied({ area: 'Geschichte' }), ...software)).toContain('Softwareentwicklung');
  expect(asked(studied({ endDate: '2028-07' }), ...software)).toContain('Softwareentwicklung');
  expect(
    asked(studied({ area: 'Law' }), 'Case Worker', '', 'Requirements', '- Knowledge of immigration law'),
  ).toContain('mmigration law');
});

it('schooling in the field of a degree that is held is not asked about', () => {
  const posted = [
    'Développeur',
    'Pegelwerk, Lille',
    '',
    'Profil recherché',
    '- De formation supérieure en informatique',
  ];
  const own = (area: string): Resume => ({
    ...graduate,
    education: [{ institution: 'Université de Torvik', studyType: 'Master 2', area, endDate: '2010' }],
  });
  expect(asked(own('Histoire'), ...posted)).toContain('formation supérieure');
  expect(asked(own('Informatique'), ...posted)).not.toContain('formation supérieure');
  expect(asked(own('Informatisation et communication'), ...posted)).not.toContain('formation supérieure');
});

it('years that are nearly there are not asked about', () => {
  const own = (startDate: string): Resume => ({
    basics: { name: 'Fergal Quirke' },
    work: [
      { name: 'Brightwire', position: 'Electrician', startDate, endDate: '2026-05', highlights: ['Wired schools'] },
    ],
  });
  const posted = [
    'Electrician',
    'Larkfield Power, Leeds',
    '',
    'Requirements',
    '- At least 3 years of experience as an electrician',
  ];
  expect(asked(own('2025-02'), ...posted)).toContain('3 years');
  expect(asked(own('2023-09'), ...posted)).not.toContain('3 years');
});
