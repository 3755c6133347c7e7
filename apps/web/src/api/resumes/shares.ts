import { type CreateShare, Share, SharedResume } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestJson, sendJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** The links to a resume that hold or held. */
export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume-shares', id],
    queryFn: ({ signal }) => requestJson(z.array(Share), resumeUrls.shares(id), { signal }),
    staleTime: 0,
  });

export async function createShare(id: string, wanted: CreateShare): Promise<Share> {
  return Share.parse(await (await sendJson(resumeUrls.shares(id), 'POST', wanted)).json());
}

export async function turnShareOn(id: string, share: string): Promise<void> {
  await sendJson(resumeUrls.shareOn(id, share), 'POST');
}

export async function revokeShare(id: string, share: string): Promise<void> {
  await sendJson(resumeUrls.share(id, share), 'DELETE');
}

/** What stands behind a link. Status 401 asks for its password, 403 says that it was wrong. */
export async function openShare(token: string, password?: string): Promise<SharedResume> {
  return SharedResume.parse(await (await sendJson(resumeUrls.shared(token), 'POST', { password })).json());
}

export async function fetchSharedPdf(token: string, password?: string): Promise<Blob> {
  return (await sendJson(resumeUrls.sharedPdf(token), 'POST', { password })).blob();
}
