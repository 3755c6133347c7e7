import { defineConfig } from 'vitest/config';

const common = { pool: 'forks', testTimeout: 60_000, hookTimeout: 120_000 } as const;

/**
 * Unit, property and API tests on the embedded database, and those that touch the database once more on a real PostgreSQL.
 * Two workers: the smallest machine that we build on has two cores.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'all',
          include: [
            'packages/**/{src,test}/**/*.test.ts',
            'apps/**/{src,test}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...common,
          name: 'postgres',
          include: ['packages/{database,mail,auth}/{src,test}/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['packages/database/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
