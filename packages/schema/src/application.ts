import { z } from 'zod';

/** The stages of an application, in their order on the board. */
export const ApplicationStage = z.enum(['saved', 'applied', 'interview', 'offer', 'closed']);
export type ApplicationStage = z.infer<typeof ApplicationStage>;

const title = z
  .string()
  .trim()
  .min(1, 'Job title is required')
  .max(200, 'Job title is too long (200 characters at most)');
const employer = z.string().trim().max(200, 'Employer is too long (200 characters at most)');
const url = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'The link to the posting must start with http:// or https://' }).max(2000),
]);
const posting = z.string().max(100_000, 'The posting is too long (100,000 characters at most)');
const notes = z.string().max(10_000, 'The notes are too long (10,000 characters at most)');
const day = z.iso.date();

/** The day on which an application came to each stage, `YYYY-MM-DD`. */
export const ApplicationDates = z.partialRecord(ApplicationStage, day);
export type ApplicationDates = z.infer<typeof ApplicationDates>;

/** A card of the board; `GET /api/applications`. `files` are names of the result's files, `nextOn` the day of the next step. */
export const Application = z.object({
  id: z.string(),
  optimizationId: z.string().nullable(),
  title: z.string(),
  employer: z.string(),
  url: z.string(),
  posting: z.string(),
  notes: z.string(),
  stage: ApplicationStage,
  dates: ApplicationDates,
  nextOn: z.string().nullable(),
  score: z.number().nullable(),
  files: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Application = z.infer<typeof Application>;

/** `POST /api/applications`: of a finished result (a second time answers with the card that is there), or written by hand. */
export const NewApplication = z.union([
  z.object({ optimizationId: z.uuid(), today: day.optional() }),
  z.object({
    title,
    employer: employer.default(''),
    url: url.default(''),
    posting: posting.default(''),
    notes: notes.default(''),
    stage: ApplicationStage.default('saved'),
    today: day.optional(),
  }),
]);
export type NewApplication = z.infer<typeof NewApplication>;

/** `PATCH /api/applications/:id`. A move to a stage without a date sets `today` there. A null date is taken away. */
export const ApplicationChange = z
  .object({
    title,
    employer,
    url,
    posting,
    notes,
    stage: ApplicationStage,
    dates: ApplicationDates,
    nextOn: day.nullable(),
    today: day,
  })
  .partial();
export type ApplicationChange = z.infer<typeof ApplicationChange>;

/** What a person writes about an application by hand, with the texts of its errors. */
export const ApplicationForm = z.object({ title, employer, url, posting, notes });
export type ApplicationForm = z.infer<typeof ApplicationForm>;
