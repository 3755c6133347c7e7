import { ResumeRecord, ResumeVersion, ResumeVersionRecord } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestJson, sendJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** The named versions of a resume, newest first. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['resume-versions', id],
    queryFn: ({ signal }) => requestJson(z.array(ResumeVersion), resumeUrls.versions(id), { signal }),
    staleTime: 0,
  });

export const versionQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ['resume-versions', id, version],
    queryFn: ({ signal }) => requestJson(ResumeVersionRecord, resumeUrls.version(id, version), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Keeps what is saved now under a name. */
export async function createVersion(id: string, name: string): Promise<void> {
  await sendJson(resumeUrls.versions(id), 'POST', { name });
}

export async function restoreVersion(id: string, version: string): Promise<ResumeRecord> {
  return ResumeRecord.parse(await (await sendJson(resumeUrls.restore(id, version), 'POST')).json());
}

export async function deleteVersion(id: string, version: string): Promise<void> {
  await sendJson(resumeUrls.version(id, version), 'DELETE');
}
