import type { UploadReading } from '@shortlist/schema';
import { request } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Has a file read without an account; nothing of it is kept. Throws a `CallError` with the reason when it cannot be read. */
export async function tryReading(file: File): Promise<UploadReading> {
  const body = new FormData();
  body.append('file', file, file.name);
  const response = await request(urls.tryReading, { method: 'POST', body });
  // Not checked against the schema here: the landing page stays light, and nothing of it is sent on.
  return (await response.json()) as UploadReading;
}
