import { authMigrations } from '@shortlist/auth';
import { openTestDatabase } from '@shortlist/database/testing';
import { mailMigrations } from '@shortlist/mail';
import { createApp } from '../src/app.ts';
import { createLogger } from '../src/logger.ts';
import { openServices, openTools, productMigrations } from '../src/open-services.ts';
import { readSettings } from '../src/settings.ts';

/** One set of processes and threads for all the applications of a test file: starting them takes a second. */
let tools: ReturnType<typeof openTools> | undefined;

/** Accounts are not what these tests are about: cheap hashes, no least time of an answer, and a machine at work has time to answer. */
const quickAuth = {
  argon2: { memory: 8, passes: 1, parallelism: 1 },
  replyFloorMs: 0,
  requestTimeoutMs: 60_000,
};

/** The whole application on a fresh database, called without a port. Log lines are kept, so that tests can read them. */
export async function openTestApp(environment: Record<string, string> = {}) {
  const database = await openTestDatabase({ migrations: [mailMigrations, authMigrations, productMigrations] });
  const lines: string[] = [];
  const read = readSettings(
    {
      SITE_URL: 'http://localhost:3000',
      READERS: '1',
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
  return { app, services, database, log: lines, close: () => services.close() };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
