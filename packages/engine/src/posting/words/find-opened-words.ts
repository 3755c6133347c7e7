import type { Words } from './any-word.ts';

/** Words of `demands/find-opened.ts`, by language: experience with what leads to the work that it is of. */
export const experienceOfWords: Words = {
  en: String.raw`experience \p{L}{3,}ing | experience (?:as|in|of|using|with)`,
  de: String.raw`\p{L}*erfahrung(?:en)? (?:als|bei|im|in|mit)`,
  fr: 'expérience (?:avec|comme|dans|de|en)',
  es: 'experiencia (?:como|con|de|en)',
  it: 'esperienza (?:come|con|di|in|nel|nella)',
  nl: 'ervaring (?:als|bij|in|met)',
  pt: 'experiência (?:com|como|de|em|na|no)',
};
