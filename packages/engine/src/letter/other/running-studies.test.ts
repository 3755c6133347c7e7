import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { sayDegree } from './say-degree.ts';

type Study = NonNullable<Resume['education']>[number];

const write = (study: Study, language: string, posting: string): string =>
  optimiseResume({
    resume: {
      basics: { name: 'Ana Holm' },
      work: [{ name: 'Alder S.A.', position: 'Contable', startDate: '2019', endDate: '2021' }],
      education: [study],
    },
    posting: readPosting(posting),
    now: '2026-06-01',
    language,
  }).letter.paragraphs.join(' ');

const forms: [string, string, string][] = [
  ['pt', 'Bacharel em Direito', 'Analista\n\nRequisitos\n- Bacharel em Direito\n'],
  ['pt', 'Licenciada em Direito', 'Analista\n\nRequisitos\n- Licenciatura em Direito\n'],
  ['pt', 'Mestre em Direito', 'Analista\n\nRequisitos\n- Mestre em Direito\n'],
  ['pt', 'Doutora em Direito', 'Analista\n\nRequisitos\n- Doutoramento em Direito\n'],
  ['es', 'Ingeniera en Sistemas', 'Analista\n\nRequisitos\n- Ingeniería en Sistemas\n'],
  ['es', 'Licenciada en Derecho', 'Analista\n\nRequisitos\n- Licenciatura en Derecho\n'],
  ['es', 'Graduada en Derecho', 'Analista\n\nRequisitos\n- Grado en Derecho\n'],
  ['es', 'Doctora en Derecho', 'Analista\n\nRequisitos\n- Doctorado en Derecho\n'],
  ['fr', 'Ingénieur en génie civil', 'Chargé d’études\n\nProfil\n- Ingénieur en génie civil\n'],
  ['fr', 'Docteure en droit', 'Juriste\n\nProfil\n- Doctorat en droit\n'],
  ['it', 'Dottoressa in Lettere', 'Redattore\n\nRequisiti\n- Laurea in Lettere\n'],
  ['it', 'Laureata in Lettere', 'Redattore\n\nRequisiti\n- Laurea in Lettere\n'],
];
const held = /(?:Sou|Soy|Je suis|Sono) (?:bach|licenc|mest|dout|ingen|grad|doct|ingén|dott|laur)/i;

describe('who somebody is by a degree', () => {
  it.each(forms)('%s: “%s” is told when it was ended, and not while it runs', (language, studyType, posting) => {
    const institution = 'Universidade de Holm';
    expect(write({ studyType, institution }, language, posting)).toMatch(held);
    expect(write({ studyType, institution, startDate: '2024' }, language, posting)).not.toMatch(held);
    expect(write({ studyType, institution, startDate: '2024', endDate: '2028' }, language, posting)).not.toMatch(held);
  });

  it.each(['Direito (6º semestre)', 'Direito, em andamento', 'Direito 3er año', 'Direito (trunca)'])(
    'is not told of a study that says it runs: “%s”',
    (subject) => {
      const study = { studyType: `Bacharel em ${subject}`, institution: 'Universidade de Holm' };
      expect(write(study, 'pt', 'Analista\n\nRequisitos\n- Bacharel em Direito\n')).not.toMatch(held);
    },
  );

  it('names no school degree, no course and no subject without the word before it', () => {
    for (const study of [
      'Licenciado Derecho',
      'Graduado Escolar',
      'Graduado en ESO',
      'Graduada en Educación Secundaria',
    ])
      expect(sayDegree({ study, area: '' }, 'es')).toBeUndefined();
    for (const study of ['Diplomado en Gestión de Proyectos', 'Tecnólogo en Sistemas'])
      expect(sayDegree({ study, area: '' }, 'es')).toBeUndefined();
    expect(sayDegree({ study: 'Tecnólogo em Redes', area: '' }, 'pt')).toBeUndefined();
    expect(sayDegree({ study: 'Ingeniera Civil', area: '' }, 'es')).toBe('Soy ingeniera civil.');
    expect(sayDegree({ study: 'Diplomada en Enfermería', area: '' }, 'es')).toBe('Soy diplomada en Enfermería.');
  });

  it('names no town for a school, and no school behind a trade, which reads as the employer', () => {
    const told = (education: Study) =>
      optimiseResume({
        resume: {
          basics: { name: 'Jost Amend' },
          work: [{ name: 'Larch GmbH', position: 'Sachbearbeiter', startDate: '2019', endDate: '2021' }],
          education: [education],
        },
        posting: readPosting('Sachbearbeiter (m/w/d)\n\nIhr Profil\n- Kaufmann für Büromanagement\n- Studium\n'),
        now: '2026-06-01',
        language: 'de',
      }).letter.paragraphs.join(' ');
    const trade = { studyType: 'Kaufmann für Büromanagement', institution: 'Hallerstein GmbH', endDate: '2018' };
    expect(told(trade)).toContain('Ich bin Kaufmann für Büromanagement.');
    const town = { studyType: 'Licenciada en Derecho', institution: 'Madrid', endDate: '2018' };
    expect(write(town, 'es', 'Analista\n\nRequisitos\n- Licenciatura en Derecho\n')).not.toContain('(Madrid)');
  });
});
