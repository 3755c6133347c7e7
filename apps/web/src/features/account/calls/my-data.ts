import type { AccountDeletion } from '@shortlist/schema';
import { request, sendJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** Everything that is kept of the person, as one ZIP. */
export async function exportMyData(): Promise<Blob> {
  const response = await request(urls.accountExport, { headers: { Accept: 'application/zip' } });
  return response.blob();
}

/** Deletes the account with everything in it. Final. Refused with `proof-needed` where the sign-in is a while ago and there is no proof. */
export async function deleteAccount(proof?: AccountDeletion): Promise<void> {
  await sendJson(urls.account, 'DELETE', proof);
}
