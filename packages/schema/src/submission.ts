import { z } from 'zod';
import { BriefConfirmation } from './posting-brief.ts';
import { TemplateId } from './template.ts';

/**
 * Fields that both upload forms may carry beside their own: the template of the files, one of ours or of the person's own, how they come
 * (attached to the mail, or as links that need sign-in), a saved resume instead of a file, and what the person confirmed of the posting's
 * brief, as JSON.
 */
export const SubmissionOptions = z.object({
  template: z.preprocess((value) => (value === '' ? undefined : value), TemplateId.optional()),
  ownTemplate: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  delivery: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['attached', 'links']).default('attached'),
  ),
  resumeId: z.preprocess((value) => (value === '' ? undefined : value), z.uuid().optional()),
  brief: z.preprocess(readJsonField, BriefConfirmation.optional()),
});

/** Characters of a field that holds JSON: more than a confirmation can have. */
const longestJson = 200_000;

/** A form's field that holds JSON: blank is nothing, and what is no JSON is left for the schema to refuse. */
function readJsonField(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  if (value.length > longestJson) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
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
