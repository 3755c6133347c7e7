import type { Context } from 'hono';
import { Failure } from './problem.ts';

/** What a form may be made of: ours have a dozen fields. Its parser takes each part apart on the loop that answers everybody. */
export const formBounds = { parts: 100, headBytes: 16_000 };

const brokenForm = (): Failure =>
  new Failure(400, 'broken-form', 'We couldn’t read the form', { advice: 'Send it again.' });

/** The form of a request. Throws 415 for another body, 400 for one that cannot be read, 413 for one of more parts, or of longer heads of parts, than any form has. */
export async function readForm(c: Context): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new Failure(415, 'not-a-form', 'Send the form as multipart/form-data');
  const bytes = Buffer.from(await c.req.arrayBuffer().catch(orBroken));
  const boundary = /;\s*boundary=(?:"([^"\\]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  if (!boundary) throw brokenForm();
  requireFew(bytes, `--${boundary[1] ?? boundary[2]}`);
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(orBroken);
}

function orBroken(error: unknown): never {
  throw error instanceof Failure ? error : brokenForm();
}

function requireFew(bytes: Buffer, boundary: string): void {
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at >= 0; at = bytes.indexOf(boundary, at + boundary.length)) {
    parts++;
    const head = bytes.subarray(at, at + formBounds.headBytes);
    // The last boundary has nothing behind it.
    const isEnd = bytes.length - at - boundary.length < 10;
    if (parts > formBounds.parts || (!isEnd && !head.includes('\r\n\r\n')))
      throw new Failure(413, 'too-large', 'This is too large');
  }
}
