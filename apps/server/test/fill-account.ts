import { newDraft, type Optimization } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { authenticatorCode } from '../../../e2e/authenticator-code.ts';
import { callApp } from './call-app.ts';
import { fictionalPosting, fictionalResume } from './fictional-resume.ts';
import type { TestApp } from './open-test-app.ts';
import { resumeFile, submitAndFinish } from './submit-form.ts';

/** A word that stands in everything that this person enters, and nowhere else. */
export const marker = 'Qvistholmsund';
const device = `${marker}-Browser/1.0`;

/** A pixel in PNG. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export type FullAccount = {
  headers: Record<string, string>;
  id: string;
  email: string;
  resumeId: string;
  optimizationId: string;
};

/**
 * Makes an account with something of everything that a person can keep, through the calls that make it: `marker` in every text. What the
 * operator and the payment provider do is written into its table.
 */
export async function fillAccount(opened: TestApp): Promise<FullAccount> {
  const email = `${marker.toLowerCase()}@example.com`;
  const password = `a long password of ${marker}`;
  const call = callApp(() => opened);
  const ask = async (method: string, path: string, body?: unknown, headers = me) => {
    const answer = await call(headers, method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  let me: Record<string, string> = { 'User-Agent': device };
  const { access_token: token } = await ask('POST', '/auth/v1/signup', { email, password, data: { name: marker } });
  me = { ...me, Authorization: `Bearer ${token}` };
  await ask('POST', '/auth/v1/recover', { email });
  const { id } = await ask('GET', '/api/account');
  await ask('PATCH', '/api/account', { name: `${marker} Solberg` });
  await ask('POST', '/api/plans/upgrade', { plan: 'PREMIUM' });
  await opened.app.request('/api/branding/logo', { method: 'PUT', headers: me, body: Buffer.from(pixel, 'base64') });
  await ask('POST', '/api/own-templates', {
    kind: 'file',
    name: marker,
    base: 'minimal-clean',
    source: `#let resume(data) = [= ${marker}\n#data.outline.name.text]\n`,
  });

  const posting = `${fictionalPosting}\n- Experience with ${marker}\n`;
  const resume = { ...fictionalResume, basics: { ...fictionalResume.basics, summary: `Planner at ${marker}.` } };
  const { brief } = await ask('POST', '/api/postings/brief', { posting, resume });
  await ask('POST', '/api/postings/brief', {
    posting,
    resume,
    confirmation: { removed: [brief.demands[0].key], title: marker },
  });
  const optimizationId = await submitAndFinish(opened, me, {
    fullName: `${marker} Solberg`,
    email: `files.${email}`,
    jobDescription: posting,
    resume: await resumeFile(resume),
  });
  await ask('POST', `/api/optimizations/${optimizationId}/mail`).catch(() => {});
  const { result }: Optimization = await ask('GET', `/api/optimizations/${optimizationId}`);
  if (result?.kind !== 'resume') throw new Error('There is no result.');
  const { subject, greeting, closing, signature } = result.letter;
  await ask('PUT', `/api/optimizations/${optimizationId}/letter`, {
    subject,
    greeting,
    closing,
    signature,
    paragraphs: [`I wrote of ${marker} myself.`],
  });
  await ask('POST', `/api/optimizations/${optimizationId}/answers`, {
    questionId: result.questions[0]?.id,
    text: `Yes, I did that at ${marker}.`,
  });

  await ask('PUT', '/api/facts/unused', { person: marker, text: `Ran a shop in ${marker}.`, unused: true });

  const { id: resumeId } = await ask('POST', '/api/resumes', {
    title: marker,
    draft: newDraft('modern-professional', { name: marker, email }),
    correctionOf: '0'.repeat(64),
  });
  await ask('POST', `/api/resumes/${resumeId}/languages`, { language: 'de' });
  await ask('POST', `/api/resumes/${resumeId}/versions`, { name: marker });
  await ask('POST', `/api/resumes/${resumeId}/shares`, { days: 7, password: 'only for friends' });
  const { id: gone } = await ask('POST', '/api/resumes', {
    title: `${marker} deleted`,
    draft: newDraft('modern-professional', { name: marker }),
  });
  await ask('DELETE', `/api/resumes/${gone}`);
  await ask('POST', '/api/applications', {
    title: marker,
    employer: marker,
    url: `https://${marker}.example`,
    notes: marker,
    stage: 'saved',
  });
  await ask('POST', '/api/contact', {
    name: marker,
    email,
    message: `A question of ${marker}, long enough to be sent.`,
  });

  await opened.database.db.execute(sql`
    with made as (insert into organizations (id, name, plan) values (gen_random_uuid(), 'Harbour College', 'PREMIUM') returning id)
    insert into organization_members (organization_id, email, name) select id, ${email}, ${marker} from made`);
  await opened.database.db.execute(sql`insert into lost_jobs (id, optimization_id, kind, error, tries)
    values (gen_random_uuid(), ${optimizationId}, 'resume', 'Timeout', 5)`);
  await opened.database.db.execute(sql`insert into auth.flow_states (id, provider, referrer, linking_user_id, created_at)
    values (gen_random_uuid(), 'google', ${`/${marker}`}, ${id}, now())`);
  await opened.database.db.execute(sql`insert into auth.sign_ups (user_id, provider, user_metadata, created_at)
    values (${id}, 'email', ${JSON.stringify({ name: marker })}::jsonb, now())`);
  me = { ...me, ...(await addFactor(ask)) };
  await ask('POST', '/auth/v1/factors/recovery-codes', {});
  return { headers: me, id, email, resumeId, optimizationId };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of the API, read as it is expected
type Ask = (method: string, path: string, body?: unknown) => Promise<any>;

/** A second factor with recovery codes. Answers with the session that it raises. */
async function addFactor(ask: Ask): Promise<{ Authorization: string }> {
  const factor = await ask('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: marker });
  const challenge = await ask('POST', `/auth/v1/factors/${factor.id}/challenge`, {});
  const code = authenticatorCode(factor.totp.secret, Date.now());
  const raised = await ask('POST', `/auth/v1/factors/${factor.id}/verify`, { challenge_id: challenge.id, code });
  return { Authorization: `Bearer ${raised.access_token}` };
}
