import { z } from 'zod';
import { TemplateId } from './template.ts';

/**
 * Fields that both upload forms may carry beside their own: the template of the files, one of ours or of the person's own, how they come
 * (attached to the mail, or as links that need sign-in), and a saved resume instead of a file.
 */
export const SubmissionOptions = z.object({
  template: z.preprocess((value) => (value === '' ? undefined : value), TemplateId.optional()),
  ownTemplate: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  delivery: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['attached', 'links']).default('attached'),
  ),
  resumeId: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
});
export type SubmissionOptions = z.infer<typeof SubmissionOptions>;

/** `PUT /api/optimizations/:id/template`: the files are set anew, free of charge. */
export const TemplateChange = z.object({ template: TemplateId, ownTemplate: z.uuid().optional() });
export type TemplateChange = z.infer<typeof TemplateChange>;

/** What became of a result's mail. */
export const MailState = z.enum(['waiting', 'sent', 'refused']);
export type MailState = z.infer<typeof MailState>;

/** `POST /api/postings/text`: a posting out of a file, as text to read and change. */
export const PostingText = z.object({ text: z.string() });

/** A job that failed at its last try; `GET /operations/lost-jobs`, for the operator. */
export const LostJob = z.object({
  id: z.string(),
  optimizationId: z.string(),
  kind: z.enum(['resume', 'linkedin']),
  error: z.string(),
  place: z.string().nullable(),
  tries: z.int(),
  lostAt: z.string(),
  redoneAt: z.string().nullable(),
});
export type LostJob = z.infer<typeof LostJob>;
