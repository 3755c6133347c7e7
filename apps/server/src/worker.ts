import { join } from 'node:path';
import { readOrCreateSecret } from '@shortlist/auth';
import { guardOutput, tellError } from '@shortlist/schema/log';
import { deletionsFile } from './backup/deletions.ts';
import { openDataDir } from './open-data-dir.ts';
import { openProductDatabase, openServices } from './open-services.ts';
import { readSettings } from './settings.ts';
import { findDataKey, refuseLostKey } from './vault/find-data-key.ts';

// A worker alone: takes optimisations from the queue of a PostgreSQL database and sends due mail.
const dataDir = process.env.DATA_DIR || './data';
const refuse = (error: Error): never => {
  console.error(`Could not start: ${tellError(error)}`);
  process.exit(1);
};
await openDataDir(dataDir, process.env.DATA_DIR_OPEN).catch(refuse);
const dataKey = await findDataKey(process.env, dataDir).catch(refuse);
const settings = readSettings(
  { ...process.env, DATA_KEY: dataKey.text, DELETIONS_FILE: deletionsFile(dataDir, process.env.DELETIONS_FILE) },
  await readOrCreateSecret(join(dataDir, 'secret')),
);
if (!settings.databaseUrl) {
  console.error(
    'A worker alone needs DATABASE_URL: the embedded database belongs to one process, which works by itself.',
  );
  process.exit(1);
}
const workers = Math.max(1, settings.workers);
const services = await refuseLostKey(dataKey, async () =>
  openServices({ ...settings, workers }, await openProductDatabase(settings)),
).catch(refuse);
guardOutput(services.log);
console.log(`Worker is ready (${workers} at once)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await services.close();
    process.exit(0);
  });
}
