#!/usr/bin/env node
// Hands over to the pinned Node where another one runs this file (the commands are TypeScript, which Node runs from 24 on).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const pinned = fileURLToPath(new URL('../../../node_modules/node/bin/node', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) await import(program);
else if (existsSync(pinned))
  process.exitCode = spawnSync(pinned, [program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
else {
  console.error(`shortlist needs Node 24 (this is ${process.version}); run "npm ci" in the project to bring it.`);
  process.exitCode = 1;
}
