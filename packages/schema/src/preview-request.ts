import { z } from 'zod';
import { PageMark } from './branding.ts';
import { Letter } from './letter.ts';
import { Resume } from './resume.ts';
import { LayoutOptions, TemplateId } from './template.ts';

/** `POST /api/previews`: a resume in a template, with words for what is not written yet, or a letter. */
export const PreviewRequest = z.object({
  content: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('resume'), resume: Resume }),
    z.object({ kind: z.literal('letter'), letter: Letter }),
  ]),
  template: TemplateId,
  ownTemplate: z.uuid().optional(),
  mark: PageMark.optional(),
  options: LayoutOptions.partial().optional(),
  placeholders: z.boolean().optional(),
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;
