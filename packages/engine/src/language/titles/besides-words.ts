import { wholeWords } from '../text/whole-words.ts';

/** What joins to a title the work that belongs to it: "Systemadministrator inkl. Projektplanung". */
const besides = {
  en: 'incl\\.|including',
  de: 'inkl\\.|inklusive',
  fr: 'incluant',
  es: 'incluyendo',
  pt: 'incluindo',
  it: 'incluso|inclusa',
  nl: 'inclusief',
};

const words = wholeWords(...Object.values(besides));

/** A title without what it says to belong to it. */
export function withoutBesides(title: string): string {
  const at = title.search(words);
  return at < 1 || !/\s/.test(title.charAt(at - 1)) ? title : title.slice(0, at).trimEnd();
}
