import type { Outline, Section } from './outline.ts';

/** What stands on the page in the place of a name. */
export const placeholderName = 'Your Name';

const always = [
  { id: 'summary', heading: 'Professional Summary' },
  { id: 'work', heading: 'Work Experience' },
  { id: 'education', heading: 'Education' },
  { id: 'skills', heading: 'Skills' },
];

/** The outline of an unfinished resume as the editor shows it: "Your Name", and a line for each section that is still empty. */
export function addPlaceholders(outline: Outline, hidden: readonly string[] = []): Outline {
  const empty = always
    .filter(({ id }) => !hidden.includes(id) && !outline.sections.some((section) => section.id === id))
    .map(({ id, heading }): Section => {
      const pointer = id === 'summary' ? '/basics/summary' : `/${id}`;
      const paragraphs = [{ text: `Enter your ${heading}...`, pointer }];
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
  return { ...outline, name: { ...outline.name, text: outline.name.text || placeholderName }, sections };
}
