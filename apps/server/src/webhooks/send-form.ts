import { type Answer, postBytes } from './post-bytes.ts';
import { signBytes } from './sign-bytes.ts';

export type Automation = { url: string; secret: string; timeoutMs: number; allowPrivate: boolean };
type FormFile = { field: string; name: string; mediaType: string; bytes: Uint8Array };

/** Hands a submission to the operator's automation: the form's fields and file as multipart, signed. `id` is the submission's. */
export async function sendForm(
  automation: Automation,
  id: string,
  fields: Record<string, string>,
  file: FormFile,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(file.field, new File([new Uint8Array(file.bytes)], file.name, { type: file.mediaType }));
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  const body = new Uint8Array(await encoded.arrayBuffer());
  const headers = {
    'Content-Type': contentType,
    'User-Agent': 'Shortlist',
    ...signBytes(automation.secret, id, new Date(), body),
  };
  return postBytes(new URL(automation.url), body, {
    headers,
    timeoutMs: automation.timeoutMs,
    allowPrivate: automation.allowPrivate,
  });
}
