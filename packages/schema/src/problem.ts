import { z } from 'zod';

/** An error of the API: RFC 9457 problem details with a stable `code`. `advice` says what to do; `errors` name fields of a form. */
export const Problem = z.object({
  type: z.string().default('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().optional(),
  advice: z.string().optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
