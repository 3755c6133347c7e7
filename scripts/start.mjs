// npm start: installs what is missing, builds what changed (the web app, the programs), starts the one process.
import { buildWebWhenChanged } from './build-web.mjs';
import { installWhatIsMissing } from './install.mjs';
import { buildProgramsWhenChanged } from './programs/build-when-changed.mjs';
import { findProgram } from './programs/find-programs.mjs';
import { run } from './run.mjs';

const programs = { '--worker': 'worker', '--auth': 'auth' };
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
await buildProgramsWhenChanged(node);
// Mails are set by React, which is several times slower where it is not told that nobody develops it here.
const env = { NODE_ENV: process.env.NODE_ENV || 'production' };
const { code } = await run(node, [findProgram(flag ? programs[flag] : 'server')], { env });
process.exit(code);
