import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../e2e/start-app.ts';
import { forgeTokens } from './strangers/forge-tokens.ts';
import { fillPath, listOperations, type Operation, sampleBody } from './strangers/operations.ts';
import { type Owner, openOwner, signUp, stateOf } from './strangers/owner.ts';

/** What was tried and what went wrong. */
type Tally = { tried: number; wrong: string[] };

/** Ids that are none: of every shape that a careless query or path would stumble over. */
const oddIds = [
  'x',
  '%00',
  '%ED%A0%80',
  '..%2f..',
  '0',
  '-1',
  "'",
  '%F0%9F%92%A3',
  'a'.repeat(3000),
  '%e2%80%ae',
  '{}',
];

/**
 * Makes every call of the OpenAPI document as nobody, with forged and expired tokens, and as another person with the ids of a person who
 * has one of everything; then with ids that are none. No answer may be a 500 or tell anything of that person's, no closed call may let
 * anybody in without a token, and afterwards all that is theirs stands as before.
 */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-strangers-'));
  const secret = 'a-verification-secret-of-32-characters-for-the-bench';
  // A limit would answer before the token is judged.
  const calls = ['signup', 'token', 'verify', 'recover', 'resend', 'otp', 'user', 'factor', 'sso', 'authorize'];
  const limits = JSON.stringify(Object.fromEntries(calls.map((call) => [call, { per: 100_000, burst: 100_000 }])));
  const env = {
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: limits,
    AUTH_MANUAL_LINKING: 'true',
    GOOGLE_CLIENT_ID: 'a-client-of-nobody',
    GOOGLE_CLIENT_SECRET: 'a-secret-of-nobody',
    AUTH_HS256_VERIFY_SECRET: secret,
    METRICS_TOKEN: 'a-token-of-the-operator',
  };
  const app = await startApp({ dataDir, env });
  const tally: Tally = { tried: 0, wrong: [] };
  try {
    const operations = await listOperations(app.url);
    const owner = await openOwner(app.url);
    const other = await signUp(app.url, 'other@example.com');
    const before = await stateOf(app.url, owner, operations);
    const { userId, headers } = owner;
    const tokens = forgeTokens(headers.Authorization.slice('Bearer '.length), { userId, secret });
    for (const operation of operations) {
      const paths = owner.idsFor(operation).map((ids) => fillPath(operation, ids));
      for (const path of paths) {
        for (const [who, token] of Object.entries(tokens))
          await asNobody(
            app.url,
            tally,
            operation,
            path,
            who,
            token === '' ? {} : { Authorization: `Bearer ${token}` },
            owner,
          );
        // What another person does at the auth service they do to their own account.
        if (!isSignIn(operation)) await asOther(app.url, tally, operation, path, 'another person', other, owner);
      }
      if (!/[{?]/.test(fillPath(operation, ['{'])) || isSignIn(operation)) continue;
      for (const id of oddIds)
        await asOther(app.url, tally, operation, fillPath(operation, [id, id]), `id ${id.slice(0, 12)}`, other, owner);
    }
    const after = await stateOf(app.url, owner, operations);
    for (const [path, answer] of before)
      if (after.get(path) !== answer) tally.wrong.push(`changed by strangers: ${path}`);
    console.log(
      `${operations.length} operations, ${Object.keys(tokens).length} kinds of no token, ${tally.tried} requests`,
    );
    for (const line of tally.wrong.slice(0, 50)) console.log(`  ${line}`);
    console.log(tally.wrong.length === 0 ? 'Nobody got in.' : `${tally.wrong.length} WRONG`);
    if (tally.wrong.length > 0) process.exitCode = 1;
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true });
  }
}

const isSignIn = ({ path }: Operation): boolean => path.startsWith('/auth/v1/');

type Headers = Record<string, string>;

/** A request with no valid token: refused, except where the call is open. */
async function asNobody(...[url, tally, operation, path, who, headers, owner]: Parameters<typeof ask>) {
  const { status } = await ask(url, tally, operation, path, who, headers, owner);
  // The auth service tells a token that is none (403) from none (401), as its protocol asks.
  const closed = operation.operator ? [404] : isSignIn(operation) ? [401, 403] : [401];
  if (!operation.open && !closed.includes(status)) tally.wrong.push(`${who}: ${operation.method} ${path}: ${status}`);
}

/** A request of another person: the operator's calls stay unknown to them. */
async function asOther(...[url, tally, operation, path, who, headers, owner]: Parameters<typeof ask>) {
  const { status } = await ask(url, tally, operation, path, who, headers, owner);
  if (operation.operator && status !== 404) tally.wrong.push(`${who}: ${operation.method} ${path}: ${status}`);
}

/** One request; an answer that is a fault of ours, or that tells something of the owner's, is wrong whoever asks. */
async function ask(
  url: string,
  tally: Tally,
  operation: Operation,
  path: string,
  who: string,
  headers: Headers,
  owner: Owner,
) {
  tally.tried++;
  const response = await fetch(url + path, {
    method: operation.method,
    ...sampleBody(operation, headers),
    redirect: 'manual',
  });
  const text = await response.text();
  const shown = `${who}: ${operation.method} ${path.slice(0, 90)}`;
  if (response.status >= 500 && response.status !== 503) tally.wrong.push(`${shown}: ${response.status}`);
  // A link to a resume opens it to whoever has the link: that is what it is for.
  if (!operation.path.startsWith('/api/shared/') && text.includes(owner.marker))
    tally.wrong.push(`${shown}: tells the owner's words`);
  return { status: response.status };
}
