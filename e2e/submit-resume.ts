import { openTypesetter, sampleResume } from '@shortlist/typeset';

let pdf: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** A fictional person's resume as PDF, set by the product's own typesetter. */
export function samplePdf(): Promise<Uint8Array<ArrayBuffer>> {
  pdf ??= setSample();
  return pdf;
}

async function setSample(): Promise<Uint8Array<ArrayBuffer>> {
  const typesetter = openTypesetter();
  const bytes = await typesetter.resumePdf(sampleResume, { template: 'modern-professional' });
  await typesetter.close();
  return new Uint8Array(bytes);
}

export const samplePosting = `Operations Manager
Brightwater Foods, Leeds

What you will do
- Run the daily operations of two sites
- Report figures to the board

What you bring
- At least 5 years of experience in operations
- Project management and budgeting
- Lean or Six Sigma is an advantage
- Excel
`;

/** Submits the form over HTTP as the web app does; resolves to the id and the visitor's cookie. */
export async function submitResume(
  url: string,
  { email, key }: { email: string; key: string },
): Promise<{ id: string; cookie: string }> {
  const form = new FormData();
  form.set('fullName', 'Sample Person');
  form.set('email', email);
  form.set('jobDescription', samplePosting);
  form.set('resume', new File([await samplePdf()], 'resume.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${url}/api/optimizations/resume`, {
    method: 'POST',
    body: form,
    headers: { 'Idempotency-Key': key },
  });
  if (response.status !== 202) throw new Error(`Not accepted: ${response.status} ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
