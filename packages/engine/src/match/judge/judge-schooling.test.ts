import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readPosting } from '../../posting/read-posting.ts';
import { matchResume } from '../match-resume.ts';

const study = (studyType: string | undefined, area?: string, institution = 'Schule am Ring'): Resume => ({
  basics: { name: 'Lena Vogt' },
  education: [
    { institution, ...(studyType === undefined ? {} : { studyType }), ...(area === undefined ? {} : { area }) },
  ],
});
const met = (resume: Resume, posting: string) => {
  const rows = matchResume(resume, readPosting(posting), '2026-06-01').requirements;
  return rows.find(({ kind }) => kind === 'education')?.met;
};

describe('training for a trade', () => {
  const posting = 'Kaufmann\n\nAnforderungen\n- Abgeschlossene Berufsausbildung im kaufmännischen Bereich';

  it('is no general schooling', () => {
    expect(met(study('Abitur'), posting)).toBe(false);
  });

  it('may stand among the jobs', () => {
    const technician: Resume = {
      basics: { name: 'Lena Vogt' },
      work: [
        { name: 'Norda', position: 'Ausbildung IT-System-Elektroniker', startDate: '2017-08', endDate: '2021-01' },
      ],
    };
    const asked = 'Haustechniker\n\nAnforderungen\n- Abgeschlossene Ausbildung im technischen/handwerklichen Bereich';
    expect(met(technician, asked)).toBe(true);
    expect(met(technician, posting)).toBe(false);
  });
});

describe('fields of study', () => {
  it('what is managed is the field', () => {
    const asked = 'Kaufmann\n\nAnforderungen\n- Ausbildung oder Studium mit wirtschaftlichem Schwerpunkt';
    expect(met(study('Master', 'Environmental Science and Management'), asked)).not.toBe(true);
    expect(met(study('Master', 'Business Management'), asked)).toBe(true);
  });

  it('a similar degree is one that comes near, a related one is enough', () => {
    const asked = (words: string) => `Chemist\n\nRequirements\n- Bachelor’s degree in biochemistry or ${words}`;
    expect(met(study('Bachelor of Science', 'Nursing'), asked('similar program'))).toBe('partly');
    expect(met(study('Bachelor of Science', 'Nursing'), asked('a related field'))).toBe(true);
  });

  it('a course that is told by its field alone is partly a degree', () => {
    const asked = 'Analyst\n\nRequirements\n- Bachelor’s degree in computer science';
    expect(met(study(undefined, 'Computer Science'), asked)).toBe('partly');
  });
});

it('where no more than school is asked for, a school is enough', () => {
  expect(met(study(undefined, undefined), 'Atendente\n\nRequisitos\n- Ensino Médio Completo')).toBe(true);
});
