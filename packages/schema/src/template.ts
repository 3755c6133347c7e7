import { z } from 'zod';
import { Photo } from './photo.ts';

export const TemplateId = z.enum([
  'modern-professional',
  'executive-classic',
  'creative-edge',
  'minimal-clean',
  'tech-innovator',
]);
export type TemplateId = z.infer<typeof TemplateId>;

/** A template as the gallery lists it. Colours are `#rrggbb`. */
export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(['modern', 'executive', 'creative', 'minimal']),
  features: z.array(z.string()),
  popular: z.boolean(),
  headerColor: z.string(),
  accentColor: z.string(),
  fontFamily: z.enum(['serif', 'sans', 'mono']),
});
export type Template = z.infer<typeof Template>;

/** The order of sections when the person chose none; custom sections (`custom-0`, …) stand before the references. */
export const defaultSectionOrder = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'custom',
  'references',
];

export const Paper = z.enum(['a4', 'us-letter']);
export type Paper = z.infer<typeof Paper>;

/** The families of running text. Each template offers three of them: its own, and two that go with it. */
export const TextFamily = z.enum(['Source Sans 3', 'EB Garamond', 'Jost', 'Inter', 'IBM Plex Sans']);
export type TextFamily = z.infer<typeof TextFamily>;

/** The wide column of a template, or the narrow one beside it. */
export const SectionColumn = z.enum(['main', 'side']);
export type SectionColumn = z.infer<typeof SectionColumn>;

/** How a resume is laid out. `size` and `spacing` scale the template's own values (1 = as designed). */
export const LayoutOptions = z.object({
  /** Without it, what printers have where the person lives: see `paperFor`. */
  paper: Paper.optional(),
  accentColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  size: z.number().min(0.8).max(1.25).default(1),
  spacing: z.number().min(0.6).max(1.5).default(1),
  /** Scales the distance from line to line within a paragraph; without it, as designed. */
  lineSpacing: z.number().min(0.85).max(1.4).optional(),
  /** Scales the margins of the template's page; without it, as designed. */
  margins: z.number().min(0.7).max(1.3).optional(),
  /** Without it, or where the template does not offer it, the template's own. */
  font: TextFamily.optional(),
  /** Whether a drawn sign stands before each way to reach the person. */
  icons: z.boolean().optional(),
  sectionOrder: z.array(z.string()).optional(),
  /** Sections that stand on no page, by the names of `sectionOrder`. */
  hiddenSections: z.array(z.string()).optional(),
  /** The headings that the person chose for the page, by the same names. */
  headings: z.record(z.string(), z.string().max(120)).optional(),
  /** In a template of two columns, where the person wants a section, by the same names; without it, where it fits best. */
  columns: z.record(z.string(), SectionColumn).optional(),
  dateFormat: z.enum(['short-month', 'long-month', 'numeric', 'year']).default('short-month'),
  language: z.string().optional(),
  fitPages: z.int().min(1).max(6).optional(),
  pageBreaksBefore: z.array(z.string()).optional(),
  footer: z.string().optional(),
  logo: z.string().optional(),
  /** For resumes alone: letters go without. */
  photo: Photo.optional(),
});
export type LayoutOptions = z.infer<typeof LayoutOptions>;

/** Field by field, what a reader recovers from an exported file. */
export const XrayField = z.object({
  pointer: z.string(),
  expected: z.string(),
  recovered: z.string().optional(),
  ok: z.boolean(),
  /** Of a field that is read differently: whether its words stand in the file all the same. */
  printed: z.boolean().optional(),
});
export const Xray = z.object({ complete: z.boolean(), fields: z.array(XrayField), note: z.string().optional() });
export type XrayField = z.infer<typeof XrayField>;
export type Xray = z.infer<typeof Xray>;

/** Whether a file lacks the words of a field. What is read differently and stands in it all the same is no fault of the file. */
export const isMissing = ({ ok, printed }: XrayField): boolean => !ok && !printed;
