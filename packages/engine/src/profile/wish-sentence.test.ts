import { expect, it } from 'vitest';
import type { ProfileScene } from './profile-scene.ts';
import { wishSentence } from './wish-sentence.ts';

const wishOf = (targetRole: string, careerGoals: string): string | undefined => {
  const goals = { targetRole, industry: '', location: 'Lyon', careerGoals };
  return wishSentence({ goals, resume: {}, language: 'fr' } as unknown as ProfileScene)[0]?.text;
};

it.each([
  ['Comptable', 'un poste de comptable (Lyon)'],
  ['Infirmière de bloc', 'un poste d’infirmière de bloc (Lyon)'],
])('names the role that is looked for in French as a sentence takes it: %s', (targetRole, said) => {
  expect(wishOf(targetRole, '')).toContain(said);
});

it('goes on in small letters behind the colon of the goal', () =>
  expect(wishOf('Comptable', 'Évoluer vers le contrôle de gestion.')).toContain(
    'Mon objectif : évoluer vers le contrôle de gestion.',
  ));
