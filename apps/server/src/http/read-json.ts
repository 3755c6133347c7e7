import type { Context } from 'hono';
import type { z } from 'zod';
import { Failure } from './problem.ts';

/** The JSON body by its schema. Throws 400 for what is no JSON, 422 with a message for each wrong field. */
export async function readJson<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => {
    throw new Failure(400, 'bad-json', 'The request is not valid JSON');
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new Failure(422, 'invalid', errors[0]?.message ?? 'The request is not valid', { errors });
}
