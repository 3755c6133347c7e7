import type { PartName } from '@shortlist/schema';

/** What each part of the match estimate counts, in words. */
export const partMeanings: Record<PartName, { title: string; counts: string }> = {
  requirements: {
    title: 'Requirements',
    counts:
      'Each skill, duty, language, license and certificate of the posting that a line of your resume shows. A must-have counts twice a nice-to-have; a related skill earns a part.',
  },
  title: { title: 'Title and seniority', counts: 'How close your titles and your level are to the posting’s.' },
  experience: { title: 'Experience', counts: 'The years asked for, and responsibilities like those of the posting.' },
  education: { title: 'Education', counts: 'The degree that the posting asks for: its level and its field.' },
  keywords: {
    title: 'Keywords',
    counts:
      'The posting’s most telling words that your resume uses too. Full at a cap: repeating or stuffing words gains nothing.',
  },
};

/** The worked example: a fictional posting without an education requirement. `share` is what the resume earns of the part, 0 to 1. */
export const workedExample: {
  posting: string;
  resume: string;
  shares: Partial<Record<PartName, { share: number; why: string }>>;
} = {
  posting: 'Shift Lead, warehouse: three must-haves, two nice-to-haves, five years in logistics, no degree asked for.',
  resume: 'Four years in logistics, two of the must-haves shown, one nice-to-have.',
  shares: {
    requirements: { share: 5 / 8, why: '2 of 3 must-haves and 1 of 2 nice-to-haves: 5 of 8 points' },
    title: { share: 1, why: 'the same title' },
    experience: { share: 0.8, why: '4 of 5 years' },
    keywords: { share: 0.75, why: 'three quarters of the way to the cap' },
  },
};
