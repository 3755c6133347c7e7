import { pageLanguages } from '@shortlist/schema';
import type { Outline, Section } from './outline.ts';

/** What stands on an unfinished page, by its language: in the place of a name, and of a section's text. */
const words: Record<string, { name: string; enter: (heading: string) => string }> = {
  fr: { name: 'Votre nom', enter: (heading) => `${heading}\u202f: saisissez votre texte…` },
  de: { name: 'Ihr Name', enter: (heading) => `${heading} eingeben …` },
  es: { name: 'Tu nombre', enter: (heading) => `Escribe aquí: ${heading}…` },
  pt: { name: 'Seu nome', enter: (heading) => `Escreva aqui: ${heading}…` },
  it: { name: 'Il tuo nome', enter: (heading) => `Scrivi qui: ${heading}…` },
  nl: { name: 'Je naam', enter: (heading) => `Vul hier in: ${heading}…` },
};
const english = { name: 'Your Name', enter: (heading: string) => `Enter your ${heading}...` };
const wordsIn = (language: string) => words[language.split('-')[0] ?? ''] ?? english;

/** What stands on the page in the place of a name. */
export const placeholderName = (language = 'en'): string => wordsIn(language).name;

const always: { id: 'summary' | 'work' | 'education' | 'skills'; heading: string }[] = [
  { id: 'summary', heading: 'Professional Summary' },
  { id: 'work', heading: 'Work Experience' },
  { id: 'education', heading: 'Education' },
  { id: 'skills', heading: 'Skills' },
];

/** The outline of an unfinished resume as the editor shows it, in its language: "Your Name", and a line for each section that is still empty. */
export function addPlaceholders(outline: Outline, hidden: readonly string[] = []): Outline {
  const empty = always
    .filter(({ id }) => !hidden.includes(id) && !outline.sections.some((section) => section.id === id))
    .map(({ id, heading: standard }): Section => {
      const { language } = outline;
      const heading = (language === 'en' ? undefined : pageLanguages[language]?.headings[id]) ?? standard;
      const pointer = id === 'summary' ? '/basics/summary' : `/${id}`;
      const paragraphs = [{ text: wordsIn(language).enter(heading), pointer }];
      return {
        id,
        kind: 'prose',
        heading,
        pointer,
        breakBefore: false,
        paragraphs,
        bullets: [],
        entries: [],
        facts: [],
        stacked: false,
      };
    });
  const rank = (id: string) => always.findIndex((section) => section.id === id);
  const sections = [...outline.sections];
  for (const section of empty) {
    const before = sections.findLastIndex((other) => rank(other.id) >= 0 && rank(other.id) < rank(section.id));
    sections.splice(before + 1, 0, section);
  }
  return {
    ...outline,
    name: { ...outline.name, text: outline.name.text || placeholderName(outline.language) },
    sections,
  };
}
