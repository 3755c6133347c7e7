/** What of a template's design a word processor can carry: families that the reader's machine may have first, colours, sizes in points. */
export type WordDesign = {
  font: string;
  headingFont: string;
  name: { size: number; color: string; centred: boolean };
  heading: { size: number; color: string; rule: boolean; smallCaps: boolean };
  body: number;
  accent: string;
  muted: string;
};

const base: WordDesign = {
  font: 'Source Sans 3',
  headingFont: 'Source Sans 3',
  name: { size: 26, color: '16324F', centred: false },
  heading: { size: 12, color: '1F6AA5', rule: true, smallCaps: false },
  body: 10.5,
  accent: '1F6AA5',
  muted: '55606F',
};

const designs: Record<string, WordDesign> = {
  'modern-professional': base,
  'executive-classic': {
    ...base,
    font: 'Garamond',
    headingFont: 'Garamond',
    name: { size: 28, color: '3B2A26', centred: true },
    heading: { size: 13, color: '6E2433', rule: true, smallCaps: true },
    body: 11.5,
    accent: '6E2433',
    muted: '5C5450',
  },
  'creative-edge': {
    ...base,
    font: 'Jost',
    headingFont: 'Jost',
    name: { size: 30, color: '3A1730', centred: false },
    heading: { size: 13, color: '3A1730', rule: false, smallCaps: false },
    accent: 'B8432A',
    muted: '6A5C66',
  },
  'minimal-clean': {
    ...base,
    font: 'Inter',
    headingFont: 'Inter',
    name: { size: 22, color: '191919', centred: false },
    heading: { size: 10, color: '191919', rule: true, smallCaps: false },
    body: 9.5,
    accent: '191919',
    muted: '636363',
  },
  'tech-innovator': {
    ...base,
    font: 'IBM Plex Sans',
    headingFont: 'IBM Plex Mono',
    name: { size: 23, color: '17211F', centred: false },
    heading: { size: 11, color: '0B7568', rule: true, smallCaps: false },
    body: 10,
    accent: '0B7568',
    muted: '51605C',
  },
};

/** The design of a template for word processors, scaled and coloured by the person's options. A template without one of its own gets the default. */
export function wordDesign(template: string, options: { size: number; accentColor?: string | undefined }): WordDesign {
  const design = designs[template] ?? base;
  const accent = options.accentColor?.slice(1);
  return {
    ...design,
    body: design.body * options.size,
    name: { ...design.name, size: design.name.size * options.size },
    heading: { ...design.heading, size: design.heading.size * options.size, ...(accent ? { color: accent } : {}) },
    ...(accent ? { accent } : {}),
  };
}
