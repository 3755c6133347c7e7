import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const posting = readPosting('Docente\nColegio Holm\n\nRequisitos\n- Experiencia docente\n');

it('is mended in the language of the resume, in jobs, studies and sections of one’s own, and not in names', () => {
  const resume: Resume = {
    basics: { name: 'Ana Brix' },
    work: [
      {
        name: 'Colegio Asuncion',
        position: 'Docente',
        startDate: '2019',
        highlights: ['Coordino la formacion de 12 docentes'],
      },
    ],
    customSections: [{ title: 'Otros', lines: ['Voluntaria en la gestion de una biblioteca'] }],
    meta: { language: 'es' },
  };
  const { edits, tailored } = optimiseResume({ resume, posting, now: '2026-06-01' });
  expect(edits.filter(({ reason }) => reason === 'spelling').map(({ path }) => path)).toEqual([
    '/work/0/highlights/0',
    '/customSections/0/lines/0',
  ]);
  expect(tailored.work?.[0]).toMatchObject({
    name: 'Colegio Asuncion',
    highlights: ['Coordino la formación de 12 docentes'],
  });
});
