import { endsInForm } from '../../language/titles/organisation-words.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { anyWord } from '../words/any-word.ts';
import { generalBeforeHouses, housesBeforeNames, housesBehindNames } from '../words/house-in-title-words.ts';
import type { ReadTitle } from './find-sought-title.ts';

/** "University of Oxford", "Klinikum Fulda"; "Elmbridge University". */
const house = new RegExp(
  `^(?:(?:${anyWord(housesBeforeNames)})\\s?\\p{Lu}.+|(?:(?!(?:${anyWord(generalBeforeHouses)})\\s)\\p{Lu}\\S+\\s)+(?:${anyWord(housesBehindNames)}))$`,
  'u',
);

/** Whether a part of a title's line is surely a house, by its legal form or as a public house with a name of its own, and names no job. */
export const isHouse = (part: string): boolean =>
  (endsInForm(part) || house.test(part)) && findTitles(part).length === 0;

/** A title without the house that its line names before it, and that house: "University of Oxford - Research Assistant", "Juniper & Ash Cook" of the employer Juniper & Ash. */
export function withoutHouse(title: ReadTitle, employer?: string): { title: ReadTitle; house?: string } {
  const { text, start, end } = title;
  // Where a mark within was left out, the words are not the text's own.
  if (end - start !== text.length) return { title };
  const dash = /\s[-–—|]\s/u.exec(text);
  const first = dash === null ? '' : text.slice(0, dash.index);
  if (dash !== null && isHouse(first)) return { title: from(title, dash.index + dash[0].length), house: first };
  // "SAP Consultant" of SAP: the name is what the work is done with.
  if (employer === undefined || !text.startsWith(`${employer} `) || skillsIn(employer).length > 0) return { title };
  const lead = employer.length + (/^[\s–—|-]+/u.exec(text.slice(employer.length))?.[0].length ?? 0);
  return findTitles(text.slice(lead)).length === 0 ? { title } : { title: from(title, lead) };
}

const from = (title: ReadTitle, at: number): ReadTitle => ({
  ...title,
  text: title.text.slice(at),
  start: title.start + at,
});
