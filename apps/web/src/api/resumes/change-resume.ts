import { type CreateResume, type Draft, ResumeRecord, SavedResume } from '@shortlist/schema';
import { forgetPage } from '../kept-page.ts';
import { request, requestJson, sendJson } from '../request.ts';
import { resumeUrls } from './urls.ts';

/** Making, reading and changing one resume. Each call throws a `CallError` where it is refused. */

export async function createResume(resume: CreateResume): Promise<ResumeRecord> {
  return ResumeRecord.parse(await (await sendJson(resumeUrls.resumes, 'POST', resume)).json());
}

/** Keeps the file that a resume was imported from beside it. */
export async function keepOriginal(id: string, file: File): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  await request(resumeUrls.original(id), { method: 'PUT', body });
}

export async function getResume(id: string, signal?: AbortSignal): Promise<ResumeRecord> {
  return requestJson(ResumeRecord, resumeUrls.resume(id), { signal });
}

/** Saves over the revision `base`; refused with status 409 where another stands there by now. */
export async function saveResume(id: string, change: { base: number; draft: Draft }): Promise<SavedResume> {
  return SavedResume.parse(await (await sendJson(resumeUrls.resume(id), 'PUT', change)).json());
}

export async function renameResume(id: string, title: string): Promise<void> {
  await sendJson(resumeUrls.resume(id), 'PATCH', { title });
}

export async function duplicateResume(id: string): Promise<ResumeRecord> {
  return ResumeRecord.parse(await (await sendJson(resumeUrls.duplicate(id), 'POST')).json());
}

export async function deleteResume(id: string): Promise<void> {
  await sendJson(resumeUrls.resume(id), 'DELETE');
  forgetPage(id);
}

/** Takes a deletion back. */
export async function undeleteResume(id: string): Promise<void> {
  await sendJson(resumeUrls.undelete(id), 'POST');
}
