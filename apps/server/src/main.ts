import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { readOrCreateSecret } from '@shortlist/auth';
import { DatabaseInUseError } from '@shortlist/database';
import { sampleResume } from '@shortlist/typeset';
import { createApp } from './app.ts';
import { openProductDatabase, openServices } from './open-services.ts';
import { BusyPortError, refuseBusyPort } from './refuse-busy-port.ts';
import { readSettings, SettingsError } from './settings.ts';

const secretFile = join(process.env.DATA_DIR || './data', 'secret');
const settings = await orRefuse(async () => readSettings(process.env, await readOrCreateSecret(secretFile)));
await orRefuse(() => refuseBusyPort(settings));
const database = await orRefuse(() => openProductDatabase(settings));
const services = await orRefuse(() => openServices(settings, database));
const app = createApp(services);
const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
  console.log(`Shortlist is ready at ${process.env.SITE_URL ?? `http://localhost:${port}`}`);
  if (settings.devMailbox)
    console.log(`Mail is kept at http://localhost:${port}/dev/mailbox (set SMTP_URL to send it)`);
  else if (!settings.smtpUrl)
    console.log('Mail cannot be sent: set SMTP_URL. Nobody can confirm an account until then.');
});

let stopping = false;
// The compiler opens with its first document: the first visitor should not wait for that.
services.typesetter.resumeSvg(sampleResume, { template: 'modern-professional' }).catch((error: unknown) => {
  if (!stopping) services.log.error('typesetter', error);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    console.log('Stopping …');
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    await services.close();
    process.exit(0);
  });
}

/** Ends the process with clear lines for what an operator can mend. */
async function orRefuse<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (error instanceof SettingsError) return `Wrong settings:\n${error.message}`;
  if (error instanceof DatabaseInUseError) {
    return `Another process (${error.pid}) already runs on the data folder ${settings.dataDir}. Stop it, or set DATA_DIR to another folder.`;
  }
  if (error instanceof BusyPortError) return error.message;
  return `Could not start: ${error instanceof Error ? error.message : String(error)}`;
}
