import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openPostbox } from '@shortlist/mail/testing';
import { findFreePort } from '../../e2e/find-free-port.ts';
import { startApp } from '../../e2e/start-app.ts';
import { generousLimits, longest, sessionMs } from './kill-process.ts';
import {
  count,
  finish,
  makePeople,
  type Person,
  report,
  type Sent,
  signInAgain,
  submit,
  submitMissing,
} from './people.ts';
import { openPostgresServer } from './postgres-server.ts';

export type Part = 'web' | 'worker' | 'database';

/** Kills parts of an installation of three (web, worker, PostgreSQL) in turn at random moments; whether everything happened once and no other part ended. */
export async function killParts(parts: Part[], rounds: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-kills-'));
  const postbox = await openPostbox();
  const postgres = await openPostgresServer();
  const env = {
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: generousLimits,
    AUTH_SECRET: 'a-secret-that-web-and-worker-share-in-this-bench',
    SMTP_URL: postbox.url,
    DATABASE_URL: postgres.url,
  };
  const options = { dataDir, env: { ...env, WORKERS: '0' }, port: await findFreePort() };
  let app = await startApp(options);
  let worker = await startWorker({ ...env, DATA_DIR: dataDir });
  process.once('exit', () => {
    app.process.kill('SIGKILL');
    worker.kill('SIGKILL');
  });
  let endedByThemselves = 0;
  const revive = async () => {
    // What ended by itself because another part was killed is a fault; a supervisor would start it again.
    if (hasEnded(app.process)) {
      endedByThemselves++;
      app = await startApp(options);
    }
    if (hasEnded(worker)) {
      endedByThemselves++;
      worker = await startWorker({ ...env, DATA_DIR: dataDir });
    }
  };
  const people = await makePeople(app, 5);
  let signedIn = performance.now();
  const sent: Sent[] = [];
  for (let round = 0; round < rounds; round++) {
    const two: Sent[] = [0, 1].map((each) => ({
      person: people[(round + each) % people.length] as Person,
      key: `part-${round}-${each}`,
    }));
    sent.push(...two);
    const under = two.map((one) => submit(app, one));
    await wait(Math.random() * longest);
    const part = parts[round % parts.length] as Part;
    if (part === 'web') {
      await app.kill();
      app = await startApp(options);
    } else if (part === 'worker') {
      await end(worker, 'SIGKILL');
      worker = await startWorker({ ...env, DATA_DIR: dataDir });
    } else {
      await postgres.kill();
      await postgres.start();
    }
    await Promise.all(under);
    await revive();
    if (performance.now() - signedIn > sessionMs) {
      await signInAgain(app, people);
      signedIn = performance.now();
    }
    await submitMissing(app, sent, 10);
  }
  await signInAgain(app, people);
  await submitMissing(app, sent, 30);
  await finish(app, people, sent.length);
  await revive();
  console.log(`Web, worker and PostgreSQL apart: ${rounds} kills of ${parts.join(', ')} in turn`);
  console.log(`  others that ended  ${endedByThemselves}`);
  const whole = report(await count(app, people, sent, postbox.mails), sent.length);
  await app.stop();
  await end(worker, 'SIGTERM');
  await postgres.remove();
  await postbox.close();
  await rm(dataDir, { recursive: true });
  return whole && endedByThemselves === 0;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

async function startWorker(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/src/worker.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data;
      if (output.includes('Worker is ready')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}:\n${output}`)));
  });
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
