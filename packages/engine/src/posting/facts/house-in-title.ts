import { organisationScore } from '../../language/titles/organisation-words.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import type { ReadTitle } from './find-sought-title.ts';

/** From this score on a name is a house's. */
const surelyHouse = 0.6;

/** Whether a part of a title's line is a house and names no job. */
export const isHouse = (part: string): boolean =>
  organisationScore(part) >= surelyHouse && findTitles(part).length === 0;

/** A title without the house that its line names before it, and that house: "University of Oxford - Research Assistant", "Juniper & Ash Cook" of the employer Juniper & Ash. */
export function withoutHouse<T extends ReadTitle>(title: T, employer?: string): { title: T; house?: string } {
  const { text, start, end } = title;
  // Where a mark within was left out, the words are not the text's own.
  if (end - start !== text.length) return { title };
  const dash = /\s[-–—|]\s/u.exec(text);
  const first = dash === null ? '' : text.slice(0, dash.index);
  if (dash !== null && isHouse(first)) return { title: from(title, dash.index + dash[0].length), house: first };
  if (employer === undefined || !text.startsWith(`${employer} `)) return { title };
  return findTitles(text.slice(employer.length)).length === 0 ? { title } : { title: from(title, employer.length + 1) };
}

const from = <T extends ReadTitle>(title: T, at: number): T => ({
  ...title,
  text: title.text.slice(at),
  start: title.start + at,
});
