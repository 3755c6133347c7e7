// npm start: installs what is missing, builds the web app when it changed, starts the one process.
import { buildWebWhenChanged } from './build-web.mjs';
import { installWhatIsMissing } from './install.mjs';
import { run } from './run.mjs';

const programs = { '--worker': 'apps/server/src/worker.ts', '--auth': 'packages/auth/src/main.ts' };
const [flag] = process.argv.slice(2);

if (flag === '--help' || flag === '-h') {
  console.log(`Usage: npm start              the web application on http://localhost:3000
       npm run worker         only a worker, on the database at DATABASE_URL
       npm run auth           only the auth service

Settings are environment variables: see "Configure" in the README. The most common:
  PORT=3000  DATA_DIR=./data  DATABASE_URL=postgres://…  SITE_URL=…  SMTP_URL=smtp://…`);
  process.exit(0);
}
if (flag && !(flag in programs)) {
  console.error(`Unknown option ${flag}. Try: npm start -- --help`);
  process.exit(2);
}

const node = installWhatIsMissing();
if (!flag) await buildWebWhenChanged(node);
// Mails are set by React, which is several times slower where it is not told that nobody develops it here.
const env = { NODE_ENV: process.env.NODE_ENV || 'production' };
const { code } = await run(node, [flag ? programs[flag] : 'apps/server/src/main.ts'], { env });
process.exit(code);
