import { newDraft } from '@shortlist/schema';
import { templateSource } from '@shortlist/typeset';
import { submitResume } from '../../e2e/submit-resume.ts';
import { openSession } from '../measure/open-session.ts';
import { fillPath, type Operation } from './operations.ts';

type Headers = { Authorization: string };

/** A person who has one of everything. `marker` stands in all that they wrote. */
export type Owner = {
  headers: Headers;
  userId: string;
  marker: string;
  /** Ids for the parameters of a path: the right ones first, then each id that the person has. */
  idsFor(operation: Pick<Operation, 'path' | 'queryIds'>): string[][];
};

export const signUp = (url: string, email: string): Promise<Headers> => openSession(url, email);

export async function openOwner(url: string): Promise<Owner> {
  const marker = 'Quillfeather';
  const headers = await signUp(url, 'owner@example.com');
  const send = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...init,
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? {} : response.json();
  };
  await send('PATCH', '/api/account', { name: marker });
  await send('POST', '/api/plans/upgrade', { plan: 'PREMIUM' });
  const draft = newDraft('modern-professional', { name: marker });
  const resume = await send('POST', '/api/resumes', { title: marker, draft });
  const german = await send('POST', `/api/resumes/${resume.id}/languages`, { language: 'de' });
  const version = await send('POST', `/api/resumes/${resume.id}/versions`, { name: marker });
  const share = await send('POST', `/api/resumes/${resume.id}/shares`, { days: null, password: 'correct horse' });
  const application = await send('POST', '/api/applications', { title: marker, notes: marker });
  const source = templateSource('minimal-clean');
  const template = await send('POST', '/api/own-templates', {
    kind: 'file',
    name: marker,
    base: 'minimal-clean',
    source,
  });
  const optimization = await submitResume(url, { email: 'owner@example.com', key: 'strangers-1', headers });
  await (await fetch(`${url}/api/optimizations/${optimization}/events`, { headers })).text();
  const result = await send('GET', `/api/optimizations/${optimization}`);
  await send('PUT', `/api/optimizations/${optimization}/letter`, {
    ...letterOf(result.result.letter),
    signature: marker,
  });
  const [letter] = await send('GET', `/api/optimizations/${optimization}/letters`);
  const { id: userId } = await send('GET', '/api/account');
  const { resumes } = (await send('GET', '/api/resumes')) as { resumes: { id: string; kept?: string }[] };
  const uploaded = resumes.find(({ kept }) => kept === 'upload')?.id ?? resume.id;
  const known: Record<string, string[]> = {
    resumes: [resume.id],
    original: [uploaded],
    start: ['minimal-clean'],
    languages: [resume.id, german.id],
    versions: [resume.id, version.id],
    shares: [resume.id, share.id],
    files: [resume.id, 'pdf'],
    shared: [share.path.split('/').pop() ?? ''],
    applications: [application.id],
    'own-templates': [template.id],
    optimizations: [optimization],
    letters: [optimization, letter.id],
  };
  const all = [...new Set(Object.values(known).flat().concat(userId))];
  return { headers, userId, marker, idsFor: (operation) => idsFor(operation, known, all) };
}

function letterOf(letter: Record<string, unknown>): object {
  const { subject, greeting, paragraphs, closing } = letter;
  return { subject, greeting, paragraphs, closing };
}

/** Collections that ids of a query are of. */
const queried: Record<string, string> = { result: 'optimizations' };

/** The ids of the innermost collection that a call names; for a collection that nobody thought of, each id in its turn. */
function idsFor(
  { path, queryIds }: Pick<Operation, 'path' | 'queryIds'>,
  known: Record<string, string[]>,
  all: string[],
): string[][] {
  const parameters = path.match(/\{\w+\}/g)?.length ?? 0;
  if (parameters + queryIds.length === 0) return [[]];
  const named = [...path.split('/'), ...queryIds.map((name) => queried[name] ?? name)].filter((part) => part in known);
  const ids = known[named.at(-1) ?? ''];
  return ids ? [ids] : all.map((id) => [id]);
}

/** All that the person can see of theirs, by address: what must stand the same after strangers were at it. */
export async function stateOf(url: string, owner: Owner, operations: Operation[]): Promise<Map<string, string>> {
  const state = new Map<string, string>();
  for (const operation of operations) {
    const { method, path, open, operator } = operation;
    if (method !== 'GET' || open || operator) continue;
    if (/^\/auth\/|events$|export$|\.svg$|\/files\/|\/xray\/|\/pages$/.test(path)) continue;
    const [ids = []] = owner.idsFor(operation);
    const filled = fillPath(operation, ids);
    const response = await fetch(url + filled, { headers: owner.headers });
    // What the owner cannot open with these ids, strangers would be refused for nothing.
    if (!response.ok) throw new Error(`${filled}: ${response.status} for the owner`);
    state.set(filled, `${response.status} ${await response.text()}`);
  }
  return state;
}
