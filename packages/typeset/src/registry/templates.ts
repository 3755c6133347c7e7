import type { Template } from '@shortlist/schema';

/** A template with the font families that its file asks for, first the one of its text. */
export type TemplateRow = Template & { fonts: string[] };

/** The templates, in the order of the gallery. `templates/<id>.typ` holds each one's design. */
export const templateRows: TemplateRow[] = [
  {
    id: 'modern-professional',
    name: 'Modern Professional',
    description: 'A calm single column with clear headings. Suits every trade and every applicant tracking system.',
    category: 'modern',
    features: ['One column', 'Aligned dates', 'Works for any field'],
    popular: true,
    headerColor: '#16324f',
    accentColor: '#1f6aa5',
    fontFamily: 'sans',
    fonts: ['Source Sans 3'],
  },
];

/** The templates as people see them. */
export const templates: Template[] = templateRows.map(({ fonts: _, ...template }) => template);

/** The row of a template; throws a RangeError for an id that is not in the registry. */
export function findTemplate(id: string): TemplateRow {
  const row = templateRows.find((template) => template.id === id);
  if (!row)
    throw new RangeError(`There is no template "${id}". There are: ${templateRows.map((t) => t.id).join(', ')}.`);
  return row;
}
