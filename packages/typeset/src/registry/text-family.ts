import type { TextFamily } from '@shortlist/schema';
import { findTemplate, templateRows } from './templates.ts';

/** The sizes, in points, at which the families look equally large. */
const sizes: Record<TextFamily, number> = {
  'Source Sans 3': 10.25,
  'EB Garamond': 11,
  Jost: 10,
  Inter: 9.25,
  'IBM Plex Sans': 9.75,
};

/** The three families that a template may be set in, its own first. */
export function familiesOf(template: string): TextFamily[] {
  const { fonts, offered } = findTemplate(template);
  return [fonts[0], ...offered];
}

/** What a person chose instead of the template's own family; undefined where the template does not offer it, or is the person's own. */
export function chosenFamily(template: string, font: TextFamily | undefined): TextFamily | undefined {
  const row = templateRows.find(({ id }) => id === template);
  return font && row?.offered.includes(font) ? font : undefined;
}

/** All families that a template asks for once a person chose one for its text. */
export function fontsOf(template: string, font: TextFamily | undefined): string[] {
  const [own, ...others] = findTemplate(template).fonts;
  return [...new Set([chosenFamily(template, font) ?? own, ...others])];
}

/** By how much letters of the chosen family are set larger or smaller than the template's own, so that they look as large. */
export function letterScale(template: string, font: TextFamily | undefined): number {
  const chosen = chosenFamily(template, font);
  return chosen ? sizes[chosen] / sizes[findTemplate(template).fonts[0]] : 1;
}
