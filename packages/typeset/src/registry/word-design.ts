import type { TextFamily } from '@shortlist/schema';
import { legibleColor } from './legible-color.ts';
import { chosenFamily, letterScale } from './text-family.ts';

/** A line under the head of a page: its width in eighths of a point. */
export type HeadRule = { style: 'single' | 'double'; size: number; color: string };

/** What of a template's design a word processor can carry: families, colours, sizes in points, rules. */
export type WordDesign = {
  font: string;
  headingFont: string;
  name: { size: number; color: string; bold: boolean; centred: boolean };
  heading: {
    size: number;
    color: string;
    bold: boolean;
    rule: 'above' | 'below' | 'none';
    smallCaps: boolean;
    centred?: boolean;
  };
  /** Title, employers and dates are set in italics. */
  italic?: boolean;
  /** The colour behind name, title and contacts, and that of title and contacts where the accent could not be read on it. */
  band?: string;
  headInk?: string;
  headRule?: HeadRule;
  body: number;
  /** The distance of lines as the processor counts it: 240 is the font's own. */
  line: number;
  ink: string;
  accent: string;
  muted: string;
};

/** What a word processor takes where a family is not on the machine: one that comes with it, and the kind of letters. */
export const alternatives: Record<string, { name: string; kind: 'swiss' | 'roman' | 'modern' }> = {
  'Source Sans 3': { name: 'Calibri', kind: 'swiss' },
  Garamond: { name: 'EB Garamond', kind: 'roman' },
  Jost: { name: 'Century Gothic', kind: 'swiss' },
  Inter: { name: 'Arial', kind: 'swiss' },
  'IBM Plex Sans': { name: 'Segoe UI', kind: 'swiss' },
  'IBM Plex Mono': { name: 'Consolas', kind: 'modern' },
};

const base: WordDesign = {
  font: 'Source Sans 3',
  headingFont: 'Source Sans 3',
  name: { size: 26, color: '16324F', bold: true, centred: false },
  heading: { size: 12, color: '1F6AA5', bold: true, rule: 'below', smallCaps: false },
  body: 10.5,
  line: 240,
  ink: '1C2430',
  accent: '1F6AA5',
  muted: '55606F',
};

const designs: Record<string, WordDesign> = {
  'modern-professional': base,
  'executive-classic': {
    ...base,
    font: 'Garamond',
    headingFont: 'Garamond',
    name: { size: 28, color: '3B2A26', bold: false, centred: true },
    heading: { size: 13, color: '6E2433', bold: false, rule: 'below', smallCaps: true, centred: true },
    italic: true,
    headRule: { style: 'double', size: 6, color: '3B2A26' },
    body: 11.5,
    line: 264,
    ink: '211D1B',
    accent: '6E2433',
    muted: '5C5450',
  },
  'creative-edge': {
    ...base,
    font: 'Jost',
    headingFont: 'Jost',
    name: { size: 28, color: '3A1730', bold: true, centred: false },
    heading: { size: 13, color: '3A1730', bold: true, rule: 'none', smallCaps: false },
    headRule: { style: 'single', size: 48, color: 'F4B8A4' },
    band: 'F4B8A4',
    headInk: '3A1730',
    ink: '2A2027',
    accent: 'B8432A',
    muted: '6A5C66',
  },
  'minimal-clean': {
    ...base,
    font: 'Inter',
    headingFont: 'Inter',
    name: { size: 22, color: '191919', bold: false, centred: false },
    heading: { size: 11.5, color: '191919', bold: false, rule: 'above', smallCaps: false },
    body: 9.5,
    line: 264,
    ink: '191919',
    accent: '191919',
    muted: '636363',
  },
  'tech-innovator': {
    ...base,
    font: 'IBM Plex Sans',
    headingFont: 'IBM Plex Mono',
    name: { size: 22, color: '17211F', bold: true, centred: false },
    heading: { size: 11, color: '17211F', bold: true, rule: 'below', smallCaps: false },
    band: 'E4EEEB',
    headRule: { style: 'single', size: 16, color: '0B7568' },
    body: 10,
    line: 252,
    ink: '17211F',
    accent: '0B7568',
    muted: '51605C',
  },
};

/** The design of a template for word processors, scaled and coloured by the person's options. A template without one of its own gets the default. */
export function wordDesign(
  template: string,
  options: { size: number; accentColor?: string | undefined; font?: TextFamily | undefined },
): WordDesign {
  const design = inFamily(designs[template] ?? base, template, options.font);
  const chosen = options.accentColor;
  const accent = chosen && legibleColor(chosen).slice(1);
  return {
    ...design,
    body: design.body * options.size,
    name: { ...design.name, size: design.name.size * options.size },
    heading: { ...design.heading, size: design.heading.size * options.size, ...(accent ? { color: accent } : {}) },
    ...(chosen && design.headRule ? { headRule: { ...design.headRule, color: chosen.slice(1) } } : {}),
    ...(accent ? { accent } : {}),
  };
}

/** The design with the family that the person chose for its text, as large to the eye; headings of another family keep theirs. */
function inFamily(design: WordDesign, template: string, font: TextFamily | undefined): WordDesign {
  const chosen = chosenFamily(template, font);
  if (!chosen) return design;
  // So it is called where word processors know it.
  const family = chosen === 'EB Garamond' ? 'Garamond' : chosen;
  const letters = letterScale(template, font);
  const scaled = <T extends { size: number }>(part: T): T => ({ ...part, size: part.size * letters });
  const headings =
    design.headingFont === design.font
      ? { headingFont: family, name: scaled(design.name), heading: scaled(design.heading) }
      : {};
  return { ...design, ...headings, font: family, body: design.body * letters };
}
