import { authMigrations } from '@shortlist/auth';
import type { Database } from '@shortlist/database';
import { openTestDatabase } from '@shortlist/database/testing';
import { mailMigrations } from '@shortlist/mail';
import { createLogger } from '@shortlist/schema/log';
import { createApp } from '../src/app.ts';
import { currentCaller } from '../src/lanes/caller.ts';
import { openTools } from '../src/lanes/open-tools.ts';
import { openServices } from '../src/open-services.ts';
import { productMigrations } from '../src/product-migrations.ts';
import { readSettings } from '../src/settings.ts';

/** One set of processes and threads for all the applications of a test file: starting them takes a second. */
let tools: ReturnType<typeof openTools> | undefined;

/** Accounts are not what these tests are about: cheap hashes, no least time of an answer, and a machine at work has time to answer. */
const quickAuth = {
  argon2: { memory: 8, passes: 1, parallelism: 1 },
  replyFloorMs: 0,
  requestTimeoutMs: 60_000,
};

/** The whole application on a fresh database, or a given one, called without a port. Log lines are kept, so that tests can read them. */
export async function openTestApp(environment: Record<string, string> = {}, given?: Database) {
  const migrations = [mailMigrations, authMigrations, productMigrations];
  const database = given ?? (await openTestDatabase({ migrations, caller: () => currentCaller().who }));
  const lines: string[] = [];
  const read = readSettings(
    {
      SITE_URL: 'http://localhost:3000',
      READERS: '1',
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      AUTH_AUTOCONFIRM: 'true',
      AUTH_RATE_LIMITS: JSON.stringify({ signup: { per: 10_000, burst: 1000 } }),
      ...environment,
    },
    'a-secret-for-tests-of-32-characters',
  );
  const settings = { ...read, auth: { ...read.auth, ...quickAuth } };
  tools ??= openTools(settings);
  const services = await openServices(
    settings,
    database,
    createLogger((line) => lines.push(line)),
    {
      ...tools,
      close: async () => {},
    },
  );
  const app = createApp(services);
  const request = app.request;
  // Who asks sits at this machine, unless a test says otherwise.
  app.request = async (input, init, env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }) =>
    request(input, await withLength(init), env);
  const { forJobs } = tools;
  return { app, services, forJobs, database, log: lines, close: () => services.close() };
}

/** A form says how long it is, as one that comes over a line does. */
async function withLength(init: RequestInit = {}): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init;
  const encoded = new Response(init.body);
  const body = await encoded.arrayBuffer();
  const headers = new Headers(init.headers);
  headers.set('Content-Type', encoded.headers.get('Content-Type') ?? '');
  headers.set('Content-Length', String(body.byteLength));
  return { ...init, body, headers };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
