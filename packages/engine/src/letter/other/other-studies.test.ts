import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const student: Resume = {
  basics: { name: 'Nadège Perrin' },
  work: [
    {
      name: 'Librairie Le Goéland',
      position: 'Vendeuse à mi-temps',
      startDate: '2023-09',
      highlights: ['Organisation de 6 rencontres avec des auteurs'],
    },
  ],
  education: [
    { studyType: 'Master', area: 'Communication numérique', institution: 'Université Rennes 2', endDate: '2027-06' },
  ],
  meta: { language: 'fr' },
};
const posting = readPosting(
  'Stage – Assistant(e) communication digitale (6 mois)\nAssociation Mer Vivante\n\nMissions\n- Animer les réseaux sociaux\n\nProfil\n- Bonne maîtrise de Canva\n',
);

describe('the letter of a student', () => {
  const letter = (tone: 'plain' | 'formal') =>
    optimiseResume({ resume: student, posting, now: '2026-06-01', tone }).letter;

  it('says what they study, and names the post behind the kind of contract', () => {
    for (const tone of ['plain', 'formal'] as const) {
      const text = letter(tone).paragraphs.join(' ');
      expect(text).toContain('Je prépare un master (Communication numérique) à l’Université Rennes 2.');
      expect(text).toContain('au poste d’assistante communication digitale');
    }
  });
});
