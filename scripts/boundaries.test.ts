import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const targets = [
  'packages/engine/src/index.ts',
  'packages/engine/src/tailor/target.ts',
  'packages/schema/src/index.ts',
  'apps/server/src/features/account/queries.ts',
  'apps/server/src/features/health/routes.ts',
];
const forbidden = [
  ['packages/schema/src/probe.ts', '../../engine/src/index.ts', 'schema-needs-only-zod'],
  ['packages/engine/src/match/probe.ts', '../tailor/target.ts', 'stage-match-stands-alone'],
  ['packages/engine/src/probe.ts', 'node:http', 'engine-and-typeset-are-pure'],
  ['packages/auth/src/probe.ts', '../../schema/src/index.ts', 'auth-knows-nothing-of-the-product'],
  ['apps/server/src/probe.ts', '../../../packages/engine/src/tailor/target.ts', 'packages-by-their-front-door'],
  ['apps/server/src/features/account/routes.ts', './queries.ts', 'routes-never-touch-the-database'],
  ['apps/server/src/features/account/probe.ts', '../health/routes.ts', 'features-stand-alone'],
  ['apps/cli/src/probe.ts', '../../server/src/features/health/routes.ts', 'nothing-imports-an-app'],
] as const;

test('a forbidden import turns the check of the boundaries red, each by its own rule', async () => {
  const tree = await mkdtemp(join(tmpdir(), 'boundaries-'));
  for (const file of targets) await write(join(tree, file), 'export const target = 1;\n');
  for (const [file, path] of forbidden) await write(join(tree, file), `import '${path}';\n`);
  const found = await cruise(tree);
  await rm(tree, { recursive: true });
  expect(found).toEqual(expect.arrayContaining(forbidden.map(([file, , rule]) => `${file} ${rule}`)));
});

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** The violations as "FILE RULE", found by the project's own configuration in another tree. */
async function cruise(tree: string): Promise<string[]> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [
    program,
    '--config',
    join(root, '.dependency-cruiser.mjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: tree,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error);
  const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}
