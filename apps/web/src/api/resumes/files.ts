import {
  type Draft,
  type ExportFormat,
  PreviewReply,
  type Resume,
  type ResumeSummary,
  UploadReading,
  Xray,
} from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { request, requestJson, sendJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** The file of a saved resume in a format. */
export async function fetchResumeFile(id: string, format: ExportFormat): Promise<Blob> {
  return (await request(resumeUrls.file(id, format), { headers: { Accept: '*/*' } })).blob();
}

/** The file that a resume was uploaded as, with its name. */
export async function fetchOriginal(id: string): Promise<{ blob: Blob; name: string | undefined }> {
  const answer = await request(resumeUrls.original(id), { headers: { Accept: '*/*' } });
  const coded = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  return { blob: await answer.blob(), name: coded === undefined ? undefined : decodeURIComponent(coded) };
}

/** What a machine reads in the exported file, field by field. */
export async function fetchXray(id: string, format: 'pdf' | 'docx', signal?: AbortSignal): Promise<Xray> {
  return requestJson(Xray, resumeUrls.xray(id, format), { signal });
}

/** The same, asked once for what is typed. `draft` is what stands on the server: another one asks anew. */
export const xrayQuery = (id: string, format: 'pdf' | 'docx', draft: Draft) =>
  queryOptions({
    queryKey: ['resume-xray', id, format, draft],
    queryFn: ({ signal }) => fetchXray(id, format, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    retry: false,
  });

/** The first page of a saved resume as an image; fetched once for each revision. */
export const thumbnailQuery = ({ id, revision }: Pick<ResumeSummary, 'id' | 'revision'>) =>
  queryOptions({
    queryKey: ['resume-thumbnail', id, revision],
    queryFn: async ({ signal }) =>
      (await request(resumeUrls.thumbnail(id), { signal, headers: { Accept: 'image/svg+xml' } })).blob(),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sends a file to be read; the file is not kept. Refused with 422 and advice where it cannot be used. */
export async function readUpload(file: File): Promise<UploadReading> {
  const body = new FormData();
  body.append('file', file, file.name);
  return requestJson(UploadReading, resumeUrls.readings, { method: 'POST', body });
}

/** Keeps what the person corrected in a file: each later reading of it stands so. */
export async function keepCorrection(digest: string, resume: Resume): Promise<void> {
  await sendJson(resumeUrls.correction(digest), 'PUT', { resume });
}

/** Forgets what the person corrected in a file. */
export async function forgetCorrection(digest: string): Promise<void> {
  await request(resumeUrls.correction(digest), { method: 'DELETE' });
}

/** The pages of a saved resume. */
export async function fetchPages(id: string): Promise<PreviewReply> {
  return requestJson(PreviewReply, resumeUrls.pages(id));
}

/** Sets a document's pages on the server. */
export async function setOnServer(preview: object, signal: AbortSignal) {
  return requestJson(PreviewReply, resumeUrls.previews, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(preview),
  });
}
