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

  it('tells what was counted as done', () => {
    expect(letter('plain').paragraphs.join(' ')).toContain('J’y ai organisé 6 rencontres avec des auteurs.');
  });

  it('says of the present job what is done today, after one that has ended', () => {
    const { paragraphs } = optimiseResume({
      resume: {
        basics: { name: 'Marta Soler' },
        work: [
          {
            name: 'Blue Frame',
            position: 'Social Media Manager',
            startDate: '2021-02',
            highlights: ['Plan the content calendar of five brands'],
          },
          {
            name: 'Radio Nova',
            position: 'Content Assistant',
            startDate: '2018-09',
            endDate: '2021-01',
            highlights: ['Wrote 20 posts a week for three channels', 'Raised sign-ups for the newsletter by 12 %'],
          },
        ],
      },
      posting: readPosting(
        'Social Media Specialist\nBright Kids\n\nDuties\n- Write posts for three channels\n\nRequirements\n- Writing posts for newsletters\n',
      ),
      now: '2026-06-01',
      tone: 'warm',
    }).letter;
    expect(paragraphs.join(' ')).toContain('Today, as Social Media Manager at Blue Frame, I plan');
  });
});
