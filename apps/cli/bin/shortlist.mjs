#!/usr/bin/env node
// Hands over to the pinned Node where another one runs this file (the commands are TypeScript, which Node runs from 24 on).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findProgram, findPrograms } from '../../../scripts/programs/find-programs.mjs';

const modules = new URL('../../../node_modules/', import.meta.url);
const pinned = fileURLToPath(new URL('node/bin/node', modules));
const builder = fileURLToPath(new URL('../../../scripts/programs/build-programs.mjs', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // Half of a start is reading code: what was read once is kept, for the processes that are started from here too.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('.cache/compiled', modules));
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  // Where it cannot be built, the command runs from its sources.
  const built = findPrograms() ?? build();
  await import(pathToFileURL(findProgram('shortlist', built)).href);
} else if (existsSync(pinned)) {
  const self = fileURLToPath(import.meta.url);
  process.exitCode = spawnSync(pinned, [self, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
} else {
  console.error(`shortlist needs Node 24 (this is ${process.version}); run "npm ci" in the project to bring it.`);
  process.exitCode = 1;
}

function build() {
  spawnSync(process.execPath, [builder], { stdio: 'ignore' });
  return findPrograms();
}
