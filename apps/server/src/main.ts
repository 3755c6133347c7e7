import { join } from 'node:path';
import { readOrCreateSecret } from '@shortlist/auth';
import { DatabaseInUseError, OpenDataDirError } from '@shortlist/database';
import { guardOutput, tellError } from '@shortlist/schema/log';
import { sampleResume } from '@shortlist/typeset';
import { createApp } from './app.ts';
import { deletionsFile } from './backup/deletions.ts';
import { listen } from './http/listen.ts';
import { proxyAdvice } from './http/notice-proxy.ts';
import { openDataDir } from './open-data-dir.ts';
import { openProductDatabase, openServices } from './open-services.ts';
import { BusyPortError, refuseBusyPort } from './refuse-busy-port.ts';
import { readSettings, SettingsError } from './settings.ts';
import { findDataKey, refuseLostKey } from './vault/find-data-key.ts';

const dataDir = process.env.DATA_DIR || './data';
await orRefuse(() => openDataDir(dataDir, process.env.DATA_DIR_OPEN));
const dataKey = await orRefuse(() => findDataKey(process.env, dataDir));
const settings = await orRefuse(async () =>
  readSettings(
    { ...process.env, DATA_KEY: dataKey.text, DELETIONS_FILE: deletionsFile(dataDir, process.env.DELETIONS_FILE) },
    await readOrCreateSecret(join(dataDir, 'secret')),
  ),
);
await orRefuse(() => refuseBusyPort(settings));
const database = await orRefuse(() => openProductDatabase(settings));
const services = await orRefuse(() => refuseLostKey(dataKey, () => openServices(settings, database)));
if (dataKey.isNew)
  console.log(
    `Data is encrypted with the key in ${dataKey.file}. Keep a copy in a safe place, apart from your backups.`,
  );
if (dataKey.warning) console.log(dataKey.warning);
guardOutput(services.log);
const stopping = new AbortController();
const app = createApp(services, undefined, stopping.signal);
const listening = listen(app, settings, (port) => {
  console.log(`Shortlist is ready at ${process.env.SITE_URL ?? `http://localhost:${port}`}`);
  if (settings.devMailbox)
    console.log(
      `Email is kept at http://localhost:${port}/dev/mailbox, open to everybody on this machine (set SMTP_URL to send it, or DEV_MAILBOX=false before you put a proxy in front)`,
    );
  else if (!settings.smtpUrl)
    console.log('Email can’t be sent. Set SMTP_URL: until then, nobody can confirm an account.');
  const advice = proxyAdvice(settings);
  if (advice) console.log(advice);
});

/** How long requests under way may take after the signal to stop, in milliseconds. */
const drainMs = 25_000;
// The compiler opens with its first document: the first visitor should not wait for that.
services.typesetter.resumeSvg(sampleResume, { template: 'modern-professional' }).catch((error: unknown) => {
  if (!stopping.signal.aborted) services.log.error('typesetter', error);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    console.log('Stopping …');
    const cut = await listening.stop(drainMs);
    if (cut > 0) services.log.warn('requests-cut', { requests: cut });
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
  if (error instanceof SettingsError) return `Invalid settings:\n${error.message}`;
  if (error instanceof DatabaseInUseError) {
    return `Another process (${error.pid}) is already using the data folder ${settings.dataDir}. Stop it, or set DATA_DIR to another folder.`;
  }
  if (error instanceof BusyPortError || error instanceof OpenDataDirError) return error.message;
  return `Could not start: ${tellError(error)}`;
}
