import { z } from 'zod';
import type { SubscriptionType } from './account.ts';
import { LayoutOptions, TemplateId, Xray } from './template.ts';

/** Plans with templates of one's own (specification, section 9: custom template creation comes with Premium). */
export const ownTemplatesByPlan: Record<SubscriptionType, boolean> = { FREE: false, FAMOUS: false, PREMIUM: true };

/** How many a person keeps, and the most characters of a template file. */
export const mostOwnTemplates = 20;
export const longestTemplate = 200_000;

export const OwnTemplateName = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(80, 'The name is too long (80 characters at most)');

/** A variant of a given template: what differs from it. Sections that `sectionOrder` does not name follow in their own order. */
export const TemplateStyle = LayoutOptions.pick({ accentColor: true, size: true, spacing: true, sectionOrder: true });
export type TemplateStyle = z.infer<typeof TemplateStyle>;

const source = z
  .string()
  .min(1, 'The file is empty')
  // Told only when it is asked for: the first number in a language's own form takes 20 ms, in every page of the app.
  .max(longestTemplate, { error: () => `A template has at most ${longestTemplate.toLocaleString('en')} characters` });

/** A template of one's own: a variant of a given one, or a file. `base` sets what the own one cannot: Word files, letters. */
export const NewOwnTemplate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('variant'), name: OwnTemplateName, base: TemplateId, style: TemplateStyle }),
  z.object({ kind: z.literal('file'), name: OwnTemplateName, base: TemplateId, source }),
]);
export type NewOwnTemplate = z.infer<typeof NewOwnTemplate>;

/** `PATCH /api/own-templates/:id`. */
export const OwnTemplateChange = z.object({ name: OwnTemplateName.optional(), source: source.optional() });
export type OwnTemplateChange = z.infer<typeof OwnTemplateChange>;

export const OwnTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['variant', 'file']),
  base: TemplateId,
  style: TemplateStyle.optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OwnTemplate = z.infer<typeof OwnTemplate>;

/** `GET /api/own-templates`. `included` tells whether the plan sets pages with them. */
export const OwnTemplateList = z.object({ included: z.boolean(), templates: z.array(OwnTemplate) });
export type OwnTemplateList = z.infer<typeof OwnTemplateList>;

/** Something wrong in a template file; lines and columns count from one. */
export const TemplateFault = z.object({
  line: z.int().optional(),
  column: z.int().optional(),
  message: z.string(),
});

/** `POST /api/own-templates/check`: the sample resume set with a file and read back, or the file's faults. `page` is the first, as SVG. */
export const OwnTemplateReport = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(false), faults: z.array(TemplateFault).min(1) }),
  z.object({ ok: z.literal(true), page: z.string(), pageCount: z.int(), letters: z.boolean(), xray: Xray }),
]);
export type OwnTemplateReport = z.infer<typeof OwnTemplateReport>;
