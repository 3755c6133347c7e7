import { LayoutOptions, Resume, TemplateId } from '@shortlist/schema';
import { z } from 'zod';

/** What the editor asks to have set: a resume in a template, with words for what is not written yet. */
export const PreviewRequest = z.object({
  content: z.object({ kind: z.literal('resume'), resume: Resume }),
  template: TemplateId,
  options: LayoutOptions.partial().optional(),
  placeholders: z.boolean().optional(),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;
