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

const vacancy = readPosting('Verkäufer (m/w/d)\nHolm Handel GmbH\n\nProfil\n- Erfahrung im Verkauf\n');

describe('studies without an end', () => {
  const letter = (studyType: string, startDate: string) =>
    optimiseResume({
      resume: {
        basics: { name: 'Jonas Reuter' },
        work: [{ name: 'Weiss Handel GmbH', position: 'Verkäufer', startDate: '2022', highlights: ['Beratung'] }],
        education: [
          { studyType, area: 'Informatik', institution: 'TU Kassel', startDate },
          { studyType: 'Abitur', institution: 'Gymnasium Auental', startDate: '2013', endDate: '2021' },
        ],
        meta: { language: 'de' },
      },
      posting: vacancy,
      now: '2026-06-01',
    }).letter.paragraphs.join(' ');

  it('run where they began too late to have ended', () =>
    expect(letter('Bachelor', '2025-10')).toContain('Derzeit studiere ich Informatik (Bachelor) an der TU Kassel.'));

  it.each([
    ['Bachelor (abgebrochen)', '2025-10'],
    ['Bachelor', '2021-10'],
  ])('are not told where they were given up or may have ended: %s %s', (studyType, startDate) =>
    expect(letter(studyType, startDate)).not.toContain('Derzeit'),
  );
});

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
