import type { Words } from './any-word.ts';

/** Words of `facts/title-candidates.ts`, by language. */
export const praiseWords: Words = {
  en: 'experienced | motivated | enthusiastic | friendly | reliable | passionate | talented',
  de: '(?:engagiert|erfahren|motiviert|freundlich|zuverlässig|qualifiziert|kompetent|begeistert)e?[rns]?',
  nl: '(?:enthousiast|ervaren|gemotiveerd|zorgzam|gedreven)e?',
};
