import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the service as `npm run auth` does: a process of its own with an empty database. */
export async function startService(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'auth-alone-'));
  const port = await freePort();
  const main = join(import.meta.dirname, '../../src/main.ts');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, AUTH_PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The service did not start.'))),
  ]);
  return {
    url: `http://127.0.0.1:${port}${env.AUTH_PATH ?? '/auth/v1'}`,
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      const [code] = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return code as number | null;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
