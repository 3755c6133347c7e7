import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../scripts/programs/find-programs.mjs';
import { copyPreparedData } from './copy-prepared-data.ts';
import { findFreePort } from './find-free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type RunningApp = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends the process without warning, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

type Options = { env?: Record<string, string>; dataDir?: string; port?: number };

/** Starts the application as `npm start` does after building, on a free port, with a data folder of its own that has been started on before. */
export async function startApp({ env = {}, dataDir, port }: Options = {}): Promise<RunningApp> {
  const folder =
    dataDir ??
    (await copyPreparedData(async (draft) => (await startApp({ env: { READERS: '1' }, dataDir: draft })).stop()));
  const chosen = port ?? (await findFreePort());
  const child = spawn(process.execPath, [findProgram('server')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      SMTP_URL: '',
      SITE_URL: '',
      PORT: String(chosen),
      DATA_DIR: folder,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever becomes of the one that started it: an application left behind would go on taking its share of the machine.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  await ready(child);
  const exited = () =>
    new Promise<void>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
    );
  return {
    url: `http://localhost:${chosen}`,
    dataDir: folder,
    process: child,
    async kill() {
      child.kill('SIGKILL');
      await exited();
    },
    async stop() {
      child.kill('SIGTERM');
      await exited();
      if (!dataDir) for (const path of [folder, `${folder}.key`]) await rm(path, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data;
      if (output.includes('Shortlist is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) =>
      reject(new Error(`The application ended with ${code} before it was ready:\n${output}`)),
    );
  });
}
