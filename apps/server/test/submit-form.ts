import type { Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import type { TestApp } from './open-test-app.ts';

const pdfs = new Map<Resume, Promise<Uint8Array<ArrayBuffer>>>();

/** The fictional person's resume as PDF, or another one: each is set once for all test files of a process. */
export function fictionalPdf(resume: Resume = fictionalResume): Promise<Uint8Array<ArrayBuffer>> {
  const made = pdfs.get(resume) ?? setPdf(resume);
  pdfs.set(resume, made);
  return made;
}

async function setPdf(resume: Resume): Promise<Uint8Array<ArrayBuffer>> {
  const typesetter = openTypesetter();
  const bytes = await typesetter.resumePdf(resume, { template: 'modern-professional' });
  await typesetter.close();
  return new Uint8Array(bytes);
}

/** The filled-in resume form; a field given as undefined is left out. */
export async function resumeForm(change: Record<string, string | File | undefined> = {}): Promise<FormData> {
  const form = new FormData();
  const fields: Record<string, string | File | undefined> = {
    fullName: 'Marit Solberg',
    email: 'marit.solberg@example.com',
    jobDescription: fictionalPosting,
    resume: new File([await fictionalPdf()], 'marit.pdf', { type: 'application/pdf' }),
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

/** Submits the form and waits until the work ends; resolves to the id. */
export async function submitAndFinish(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  change: Record<string, string | File | undefined> = {},
): Promise<string> {
  const body = await resumeForm(change);
  const accepted = await app.request('/api/optimizations/resume', { method: 'POST', body, headers });
  if (accepted.status !== 202) throw new Error(`Not accepted: ${accepted.status} ${await accepted.text()}`);
  const { id } = (await accepted.json()) as { id: string };
  await (await app.request(`/api/optimizations/${id}/events`, { headers })).text();
  return id;
}
