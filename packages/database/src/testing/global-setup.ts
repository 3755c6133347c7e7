import { startTestPostgres } from './start-test-postgres.ts';

/** Vitest's global set-up of the project that tests on PostgreSQL: one server for the whole run; ends it afterwards. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const server = await startTestPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return server.stop;
}
