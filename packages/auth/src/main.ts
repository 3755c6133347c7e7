// The auth service alone. Settings are environment variables: the README lists them.
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { guardDataDir, migrate, OpenDataDirError, openDatabase } from '@shortlist/database';
import { mailboxTransport, mailMigrations, runMailSender, smtpTransport } from '@shortlist/mail';
import { createLogger, guardOutput, tellError } from '@shortlist/schema/log';
import { Hono } from 'hono';
import { createAuth } from './create-auth.ts';
import { isLoopbackHost } from './http/loopback-host.ts';
import { authMigrations } from './migrations.ts';
import { readOrCreateSecret } from './settings/read-or-create-secret.ts';
import { readAuthSettings } from './settings/read-settings.ts';

const log = createLogger();
const HOUR_MS = 3_600_000;
const { env } = process;
const port = Number(env.AUTH_PORT || 9999);
const host = env.AUTH_HOST || '127.0.0.1';
const prefix = (env.AUTH_PATH ?? '/auth/v1').replace(/(?<!\/)\/+$/, '');
const dataDir = env.DATA_DIR || './data';

if (!env.SMTP_URL && !env.DEV_MAILBOX && !isLoopbackHost(host)) {
  console.error('Set SMTP_URL if other machines can reach the service (DEV_MAILBOX=false starts without email).');
  process.exit(1);
}

await guardDataDir(dataDir).catch((error: unknown) => {
  if (!(error instanceof OpenDataDirError)) throw error;
  console.error(error.message);
  if (env.DATA_DIR_OPEN !== 'true') process.exit(1);
});
const database = await openDatabase({ url: env.DATABASE_URL, dataDir: join(dataDir, 'auth-database') }).catch(refuse);
for (const migrations of [mailMigrations, authMigrations]) await migrate(database, migrations).catch(refuse);

const secret = env.AUTH_SECRET || (await readOrCreateSecret(join(dataDir, 'secret')));
const authUrl = env.AUTH_URL || `http://${host}:${port}${prefix}`;
const settings = readAuthSettings({ ...env, AUTH_URL: authUrl }, secret);
const auth = createAuth({
  database,
  // Alone there is no page that asks for a click, unless one is named.
  settings: { ...settings, confirmUrl: env.AUTH_CONFIRM_URL || undefined },
  report: (error, errorId) => log.error('auth', error, { errorId }),
});

guardOutput(log);
await auth.ready().catch(refuse);

const from = { name: env.BRAND_NAME || 'Shortlist', address: env.MAIL_FROM || 'no-reply@localhost' };
const transport = env.SMTP_URL ? smtpTransport({ url: env.SMTP_URL, from }) : mailboxTransport(database);
const sender = runMailSender(database, transport, {
  onError: (error) => log.error('mail', error),
  onFailure: (error, { id, tries, givenUp }) =>
    log.error(givenUp ? 'mail-given-up' : 'mail-postponed', error, { id, tries }),
});
const hourly = setInterval(() => auth.cleanUp().catch((error) => log.error('auth-clean-up', error)), HOUR_MS);

const app = new Hono().route(prefix || '/', auth.app);
const server = serve({ fetch: app.fetch, port, hostname: host }, (address) => {
  console.log(`Auth service on http://${host}:${address.port}${prefix}`);
});

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  clearInterval(hourly);
  await new Promise((resolve) => server.close(resolve));
  await sender.stop();
  await transport.close?.();
  await database.close();
}

function refuse(error: unknown): never {
  console.error(tellError(error));
  process.exit(1);
}
