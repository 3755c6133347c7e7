import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostbox } from '@shortlist/mail/testing';
import { findFreePort } from '../../e2e/find-free-port.ts';
import { startApp } from '../../e2e/start-app.ts';
import { generousLimits } from './kill-process.ts';
import { count, finish, makePeople, type Person, report, type Sent, signInAgain, submitMissing } from './people.ts';

const diskMb = 400;

/**
 * Fills the disk under the data folder of an embedded installation (a small file system in memory), submits meanwhile, makes room again;
 * whether the trouble was told and everything happened once. Undefined where no file system can be mounted.
 */
export async function fillDisk(): Promise<boolean | undefined> {
  const disk = await mkdtemp(join(tmpdir(), 'shortlist-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=0700`, 'tmpfs', disk]);
  if (mounted.status !== 0) {
    await rm(disk, { recursive: true });
    return undefined;
  }
  process.once('exit', () => spawnSync('umount', ['-l', disk]));
  const postbox = await openPostbox();
  const env = {
    AUTH_AUTOCONFIRM: 'true',
    AUTH_RATE_LIMITS: generousLimits,
    SMTP_URL: postbox.url,
    MIN_FREE_DISK_MB: '20',
  };
  const options = { dataDir: join(disk, 'data'), env, port: await findFreePort() };
  let app = await startApp(options);
  process.once('exit', () => app.process.kill('SIGKILL'));
  let log = '';
  app.process.stderr?.on('data', (data) => (log += data));
  const people = await makePeople(app, 2);
  const sent: Sent[] = [0, 1].map((each) => ({ person: people[each] as Person, key: `disk-before-${each}` }));
  await submitMissing(app, sent, 10);
  await finish(app, people, sent.length);

  const filler = join(disk, 'filler');
  fill(filler, disk);
  const during: Sent[] = [0, 1, 2, 3].map((each) => ({ person: people[each % 2] as Person, key: `disk-full-${each}` }));
  await submitMissing(app, during, 3);
  const accepted = during.filter(({ id }) => id !== undefined).length;
  await wait(2500);
  const ready = await fetch(`${app.url}/readyz`).then(
    async (answer) => `${answer.status} ${(await answer.text()).slice(0, 120)}`,
    () => 'no answer',
  );
  const alive = app.process.exitCode === null && app.process.signalCode === null;
  rmSync(filler);
  await wait(2500);
  // An embedded database that could not write its own log may have ended: a supervisor would start the application again.
  const recovered =
    alive &&
    (await signInAgain(app, people).then(
      () => true,
      () => false,
    ));
  if (!recovered) {
    await app.kill();
    app = await startApp(options);
    await signInAgain(app, people);
  }
  sent.push(...during);
  await submitMissing(app, sent, 30);
  await finish(app, people, sent.length);
  const readyAgain = await waitUntilReady(app.url);
  const told = log.includes('"disk-full"');
  console.log(`A full disk (${diskMb} MB in memory)`);
  console.log(`  accepted meanwhile ${accepted} of ${during.length}`);
  console.log(`  /readyz meanwhile  ${ready}; ${readyAgain ? '200 within 90 s of room' : 'NOT ready again'}`);
  console.log(`  log says disk-full ${told ? 'yes' : accepted < during.length ? 'NO' : 'nothing failed'}`);
  console.log(
    `  process            ${alive ? 'lived' : 'ended'}, ${recovered ? 'went on by itself' : 'was started again'}`,
  );
  const whole = report(await count(app, people, sent, postbox.mails), sent.length);
  await app.stop();
  await postbox.close();
  spawnSync('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
  const saidSo = ready.startsWith('503') && ready.includes('disk-full') && (told || accepted === during.length);
  return whole && saidSo && readyAgain;
}

/** A write that failed is remembered for a minute. */
async function waitUntilReady(url: string): Promise<boolean> {
  for (let second = 0; second < 90; second++) {
    if ((await fetch(`${url}/readyz`)).ok) return true;
    await wait(1000);
  }
  return false;
}

/** Writes until nothing more fits. */
function fill(file: string, disk: string): void {
  const open = openSync(file, 'w');
  const block = Buffer.alloc(1 << 20);
  try {
    for (;;) writeSync(open, block);
  } catch {
    const { bavail, bsize } = statfsSync(disk);
    console.log(`  room left          ${bavail * bsize} bytes`);
  } finally {
    closeSync(open);
  }
}
