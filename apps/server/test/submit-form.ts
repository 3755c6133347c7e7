import type { Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import { followToEnd } from './follow-to-end.ts';
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

/** The same as a file of a form. */
export const resumeFile = async (resume: Resume = fictionalResume): Promise<File> =>
  new File([await fictionalPdf(resume)], 'marit.pdf', { type: 'application/pdf' });

/** The filled-in resume form; a field given as undefined is left out. */
export async function resumeForm(change: Record<string, string | File | undefined> = {}): Promise<FormData> {
  const form = new FormData();
  const fields: Record<string, string | File | undefined> = {
    fullName: 'Marit Solberg',
    email: 'marit.solberg@example.com',
    jobDescription: fictionalPosting,
    resume: await resumeFile(),
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

/** Submits the form and waits until the work ends; resolves to the id. */
export async function submitAndFinish(
  opened: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  change: Record<string, string | File | undefined> = {},
): Promise<string> {
  return finish(opened, headers, 'resume', await resumeForm(change));
}

/** The same for a profile; the fictional resume stands in for LinkedIn's PDF. */
export async function submitProfile(
  opened: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  change: Record<string, string> = {},
): Promise<string> {
  const form = new FormData();
  const fields = {
    fullName: 'Marit Solberg',
    email: 'marit.solberg@example.com',
    targetRole: 'Logistics Manager',
    industry: 'Logistics',
    location: 'Oslo',
    careerStage: 'mid',
    ...change,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('linkedinProfile', await resumeFile());
  return finish(opened, headers, 'linkedin', form);
}

async function finish(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  kind: 'resume' | 'linkedin',
  body: FormData,
): Promise<string> {
  const accepted = await app.request(`/api/optimizations/${kind}`, { method: 'POST', body, headers });
  if (accepted.status !== 202) throw new Error(`Not accepted: ${accepted.status} ${await accepted.text()}`);
  const { id } = (await accepted.json()) as { id: string };
  await followToEnd(app, id, headers);
  return id;
}
