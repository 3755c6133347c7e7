import type { Context } from 'hono';
import { Failure } from './problem.ts';
import { readBody } from './read-body.ts';
import { EndlessFormError, type Form, type FormFile, takeFormApart } from './take-form-apart.ts';

const brokenForm = (): Failure =>
  new Failure(400, 'broken-form', 'The file or form didn’t arrive in full', { advice: 'Please send it again.' });

/** The form of a request. Throws 415 for another body, 400 for one that cannot be read, 413 for one of more parts, or of longer heads of parts, than any form has. */
export async function readForm(c: Context): Promise<Form> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Failure(415, 'not-a-form', 'Send the form as multipart/form-data');
  const body = await readBody(c).catch(orBroken);
  const boundary = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  if (!boundary) throw brokenForm();
  try {
    return takeFormApart(body, boundary[1] ?? boundary[2] ?? '');
  } catch (error) {
    throw error instanceof EndlessFormError ? new Failure(413, 'too-large', 'This request is too large') : brokenForm();
  }
}

/** The file in a field of the form; undefined where there is none. */
export function fileIn(form: Form, field: string): FormFile | undefined {
  const [, value] = form.find(([name]) => name === field) ?? [];
  return typeof value === 'string' ? undefined : value;
}

function orBroken(error: unknown): never {
  throw error instanceof Failure ? error : brokenForm();
}
