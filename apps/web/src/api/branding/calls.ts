import { Branding } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { request, requestJson } from '../request.ts';
import { urls } from '../urls.ts';

/** What the person's pages may carry. */
export const brandingQuery = queryOptions({
  queryKey: ['branding'],
  queryFn: ({ signal }) => requestJson(Branding, urls.branding, { signal }),
});

/** Keeps a picture as the person's logo. */
export async function putLogo(picture: Blob): Promise<Branding> {
  return requestJson(Branding, urls.ownLogo, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: picture,
  });
}

export async function deleteLogo(): Promise<void> {
  await request(urls.ownLogo, { method: 'DELETE' });
}
