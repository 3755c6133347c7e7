import { join } from 'node:path';
import { readOrCreateSecret } from '@shortlist/auth';
import { openProductDatabase, openServices } from './open-services.ts';
import { readSettings } from './settings.ts';

// A worker alone: takes optimisations from the queue of a PostgreSQL database and sends due mail.
const settings = readSettings(process.env, await readOrCreateSecret(join(process.env.DATA_DIR || './data', 'secret')));
if (!settings.databaseUrl) {
  console.error(
    'A worker alone needs DATABASE_URL: the embedded database belongs to one process, which works by itself.',
  );
  process.exit(1);
}
const workers = Math.max(1, settings.workers);
const services = await openServices({ ...settings, workers }, await openProductDatabase(settings)).catch(
  (error: Error) => {
    console.error(`Could not start: ${error.message}`);
    process.exit(1);
  },
);
console.log(`Worker is ready (${workers} at once)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await services.close();
    process.exit(0);
  });
}
