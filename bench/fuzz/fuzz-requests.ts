import { newDraft } from '@shortlist/schema';
import { openSession } from '../measure/open-session.ts';
import { listOperations, type Operation, sampleOf } from '../strangers/operations.ts';
import { breakValue } from './break-value.ts';
import type { FuzzRange, Ledger } from './ledger.ts';
import { makeRandom, pick } from './random.ts';

/** A person sends so many; then another account goes on. */
const perPerson = 500;
const atOnce = 3;

const ids = [
  'x',
  '%00',
  '%ED%A0%80',
  '0',
  '..%2f',
  "'",
  '0190a8f0-0000-7000-8000-000000000000',
  'a'.repeat(2000),
  'pdf',
];
const contentTypes = [
  'application/json',
  'application/json',
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
];

/** Sends broken requests to every operation in a random order. */
export async function fuzzRequests(
  url: string,
  ledger: Ledger,
  { from, count, seed, inTime }: FuzzRange,
): Promise<void> {
  const operations = (await listOperations(url)).filter(
    ({ method, path }) =>
      !(method === 'DELETE' && path === '/api/account') && !(path.startsWith('/auth/v1/') && path.includes('logout')),
  );
  let next = from;
  const end = from + count;
  const work = async (): Promise<void> => {
    while (next < end && inTime()) {
      const first = next;
      next += perPerson;
      const person = await openPerson(url, first);
      for (let at = first; at < Math.min(end, first + perPerson) && inTime(); at++)
        await sendOne(url, ledger, operations, person, seed * 1e6 + at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

type Person = { headers: Record<string, string>; resumeId: string };

async function openPerson(url: string, at: number): Promise<Person> {
  const headers = await openSession(url, `fuzz-requests-${at}@example.com`);
  const body = JSON.stringify({ title: 'Fuzz', draft });
  const response = await fetch(`${url}/api/resumes`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body,
  });
  const { id = 'x' } = (await response.json()) as { id?: string };
  return { headers, resumeId: id };
}

const draft = newDraft('modern-professional', { name: 'Marta Lindqvist' });

async function sendOne(
  url: string,
  ledger: Ledger,
  operations: Operation[],
  person: Person,
  seed: number,
): Promise<void> {
  const random = makeRandom(seed);
  const operation = pick(random, operations);
  const path = operation.path.replace(/\{\w+\}/g, () => (random() < 0.4 ? person.resumeId : pick(random, ids)));
  const query =
    random() < 0.2 ? `?limit=${pick(random, ids)}&offset=${pick(random, ids)}&result=${pick(random, ids)}&stage=x` : '';
  const body = operation.method === 'GET' ? {} : bodyOf(operation, random);
  const headers = { ...(random() < 0.95 ? person.headers : {}), ...body.headers };
  const { method } = operation;
  await ledger.send(`seed ${seed} ${method} ${path.slice(0, 80)}`, url + path + query, {
    method,
    headers,
    ...(body.body === undefined ? {} : { body: body.body }),
  });
}

type Body = { headers?: Record<string, string>; body?: string | FormData | Uint8Array<ArrayBuffer> };

function bodyOf({ body, path }: Operation, random: () => number): Body {
  const kind = random();
  if (kind < 0.1)
    return { headers: typed(random), body: Uint8Array.from({ length: 300 }, () => Math.floor(random() * 256)) };
  if (kind < 0.15)
    return {
      headers: typed(random),
      body: pick(random, ['{', '[1,', '"', '{"a":1e999}', '[[[['.repeat(50_000), 'null', '-']),
    };
  if (!body || body.mediaType.startsWith('multipart')) {
    const form = new FormData();
    for (const [name, schema] of Object.entries(body?.schema.properties ?? {}))
      form.set(
        name,
        schema.contentMediaType
          ? new File(['%PDF-1.7'], 'x.pdf', { type: 'application/pdf' })
          : (JSON.stringify(breakValue(sampleOf(schema), random)) ?? '').slice(0, 200_000),
      );
    return { body: form };
  }
  const sample = path.startsWith('/api/resumes') ? { title: 'Fuzz', base: 1, draft } : sampleOf(body.schema);
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(breakValue(sample, random)) ?? '' };
}

function typed(random: () => number): Record<string, string> {
  const type = pick(random, contentTypes);
  return type === '' ? {} : { 'Content-Type': type };
}
