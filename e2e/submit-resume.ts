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

/** Makes an account where addresses need no confirmation; resolves to the header of its requests. */
export const signUpOverHttp = (url: string, email: string) =>
  openSession([`${url}/auth/v1/signup`, `${url}/auth/v1/token?grant_type=password`], email);

/** A new session of such an account. */
export const signInOverHttp = (url: string, email: string) =>
  openSession([`${url}/auth/v1/token?grant_type=password`], email);

const tries = 6;

/** Calls in turn until one opens a session: a machine with much to do may be too late with an account that it made. */
async function openSession(calls: string[], email: string): Promise<{ Authorization: string }> {
  const body = JSON.stringify({ email, password: 'correct horse battery staple' });
  const said: number[] = [];
  for (let at = 0; at < tries; at += 1) {
    const response = await fetch(calls[at % calls.length] as string, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (token) return { Authorization: `Bearer ${token}` };
    said.push(response.status);
  }
  throw new Error(`No session: ${said.join(', ')}`);
}

/** Submits the form over HTTP as the web app does; resolves to the id. */
export async function submitResume(
  url: string,
  { email, key, headers }: { email: string; key: string; headers: Record<string, string> },
): Promise<string> {
  const form = new FormData();
  form.set('fullName', 'Sample Person');
  form.set('email', email);
  form.set('jobDescription', samplePosting);
  form.set('resume', new File([await samplePdf()], 'resume.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${url}/api/optimizations/resume`, {
    method: 'POST',
    body: form,
    headers: { ...headers, 'Idempotency-Key': key },
  });
  if (response.status !== 202) throw new Error(`Not accepted: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}
