import type { Template, TextFamily } from '@shortlist/schema';

/**
 * A template with the font families that its file asks for, first the one of its text; those that a person may choose for it in its place; and where the text
 * of a page ends: so many points above its foot.
 */
export type TemplateRow = Template & { fonts: [TextFamily, ...string[]]; offered: TextFamily[]; bottomMargin: number };

/** The templates, in the order of the gallery. `templates/<id>.typ` holds each one's design. */
export const templateRows: TemplateRow[] = [
  {
    id: 'modern-professional',
    name: 'Modern Professional',
    description: 'A clean single column with clear headings. Works for any field and any applicant tracking system.',
    category: 'modern',
    features: ['One column', 'Aligned dates', 'Works for any field'],
    popular: true,
    headerColor: '#16324f',
    accentColor: '#1f6aa5',
    fontFamily: 'sans',
    fonts: ['Source Sans 3'],
    offered: ['Inter', 'EB Garamond'],
    bottomMargin: 52,
  },
  {
    id: 'executive-classic',
    name: 'Executive Classic',
    description:
      'A centered name over a double rule, with small caps and italics. For law, finance, medicine, and leadership.',
    category: 'executive',
    features: ['One column', 'Classic typography', 'Formal tone'],
    popular: false,
    headerColor: '#3b2a26',
    accentColor: '#6e2433',
    fontFamily: 'serif',
    fonts: ['EB Garamond'],
    offered: ['Source Sans 3', 'IBM Plex Sans'],
    bottomMargin: 54,
  },
  {
    id: 'creative-edge',
    name: 'Creative Edge',
    description: 'A warm header band and a tinted side column for skills and key facts.',
    category: 'creative',
    features: ['Two columns', 'Bold header', 'Clear reading order'],
    popular: false,
    headerColor: '#f4b8a4',
    accentColor: '#b8432a',
    fontFamily: 'sans',
    fonts: ['Jost', 'Source Sans 3'],
    offered: ['Source Sans 3', 'Inter'],
    bottomMargin: 46,
  },
  {
    id: 'minimal-clean',
    name: 'Minimal Clean',
    description: 'One typeface, no color, and generous margins. Keeps the focus on your content.',
    category: 'minimal',
    features: ['One column', 'Generous white space', 'No decoration'],
    popular: false,
    headerColor: '#f2f2f0',
    accentColor: '#191919',
    fontFamily: 'sans',
    fonts: ['Inter'],
    offered: ['IBM Plex Sans', 'EB Garamond'],
    bottomMargin: 46,
  },
  {
    id: 'tech-innovator',
    name: 'Tech Innovator',
    description: 'Monospaced labels and numbers with a plain text font. For engineers, analysts, and developers.',
    category: 'modern',
    features: ['One column', 'Monospaced accents', 'Compact but readable'],
    popular: false,
    headerColor: '#e4eeeb',
    accentColor: '#0b7568',
    fontFamily: 'mono',
    fonts: ['IBM Plex Sans', 'IBM Plex Mono'],
    offered: ['Inter', 'Source Sans 3'],
    bottomMargin: 50,
  },
];

/** The templates as people see them. */
export const templates: Template[] = templateRows.map(
  ({ fonts: _fonts, offered: _offered, bottomMargin: _margin, ...template }) => template,
);

/** The row of a template; throws a RangeError for an id that is not in the registry. */
export function findTemplate(id: string): TemplateRow {
  const row = templateRows.find((template) => template.id === id);
  if (!row)
    throw new RangeError(`There is no template "${id}". There are: ${templateRows.map((t) => t.id).join(', ')}.`);
  return row;
}
