import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { defineConfig } from 'vitest/config';
import { compileTexts } from './apps/web/build/compile-texts.ts';

// Files share a worker's modules: the engine's lexicons, the database's WebAssembly and a server's reading processes start once for
// each worker, not once for each file. What a test puts in a global's place is put back before the next one.
const common = {
  pool: 'forks',
  isolate: false,
  unstubGlobals: true,
  restoreMocks: true,
  setupFiles: join(import.meta.dirname, 'scripts/testing/put-back.ts'),
  // Only to end what hangs: no test may depend on the speed of a machine.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 90_000 } },
  // As with the journeys: what passes at the second try is named at the end of `npm test`.
  retry: 1,
} as const;

/**
 * Tests that need a process each: a compiler or checker is opened once in it, with what it finds there; and processor time says nothing beside what other
 * files have left to be cleared away.
 */
const alone = [
  'packages/typeset/{src,test}/**/*.test.ts',
  'packages/engine/src/posting/reading-time.test.ts',
  'packages/compare/test/comparing-time.test.ts',
  'packages/schema/src/linked/linked-bounds.test.ts',
  'bench/grammar.test.ts',
];

/** What these test, typesetting and what a model answers, no database has a part in. */
const ofNoDatabase = ['own-templates', 'branding', 'lanes', 'model'].map((name) => `apps/server/test/${name}.test.ts`);

/** Where the two engines could differ by themselves: locks, transactions, what is kept and deleted, sessions, what is sent once. */
const ofBothEngines = [
  'packages/database/test/*.test.ts',
  'packages/mail/test/outbox.test.ts',
  'packages/auth/test/{sessions,sign-in,mailed,factors}.test.ts',
  'apps/server/test/{delivery,forget-person,health,my-data,optimizations,resumes,sealed-names,vault}.test.ts',
];

const ofDatabase = listTestsOfDatabase();

/**
 * Unit, property and API tests. What opens a database does so on a real PostgreSQL, and where the engines could differ on the embedded one too, on which all
 * journeys run. `npx vitest run --project embedded` runs the others on it.
 * Two workers: the smallest machine that we build on has two cores.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [compileTexts()],
        test: {
          ...common,
          name: 'all',
          exclude: [
            ...alone,
            ...ofDatabase.filter((file) => !ofBothEngines.some((glob) => matchesGlob(file, glob))),
            '**/node_modules/**',
          ],
          include: [
            'packages/**/{src,test}/**/*.test.ts',
            'apps/**/{src,test,build}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [compileTexts()],
        test: { ...common, name: 'embedded', include: ofDatabase },
      },
      {
        test: { ...common, isolate: true, name: 'alone', include: alone },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          include: ofDatabase,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});

/** The tests that open a test database of whichever engine: what opens none, or the embedded one by name, would only be said twice. */
function listTestsOfDatabase(): string[] {
  const cwd = import.meta.dirname;
  return globSync(['packages/*/{src,test}/**/*.test.ts', 'apps/server/test/**/*.test.ts'], { cwd }).filter((file) => {
    if (ofNoDatabase.includes(file)) return false;
    const text = readFileSync(join(cwd, file), 'utf8');
    return /openTest(?:Database|Auth|App)/.test(text) && !text.includes("engine: 'embedded'");
  });
}
