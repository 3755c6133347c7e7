import { request, sendJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Everything that is kept of the person, as one ZIP. */
export async function exportMyData(): Promise<Blob> {
  const response = await request(urls.accountExport, { headers: { Accept: 'application/zip' } });
  return response.blob();
}

/** Deletes the account with everything in it. Final. */
export async function deleteAccount(): Promise<void> {
  await sendJson(urls.account, 'DELETE');
}
