import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningApp, startApp } from '../e2e/start-app.ts';
import type { Flood, FloodTold } from './floods/flood.ts';
import { floodsOf } from './floods/kinds.ts';
import type { LoopWatch } from './floods/loop-watch.ts';
import { watchSecondPerson } from './fuzz/second-person.ts';

/** How long another person is watched before a flood, in milliseconds: what a call takes on this machine in the same minute. */
const calmMs = 5000;

/**
 * Floods a running application, one way after the other for `--seconds N` (20) each: bodies that never end, whole forms, long resumes opened and saved, heads
 * that never end, and streams of events of results that wait, of strangers, of one person and of twenty. Tells how long another person's call waits meanwhile,
 * which may not be 500 ms, and just before, how late the server's loop came to what was due, how much processor time it took while that call was under way, and what became of the flood. `--only WORD` keeps to the floods whose names hold it.
 */
export async function run(argv: string[]): Promise<void> {
  const given = (name: string) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
  const seconds = Number(given('--seconds') ?? 20);
  const limits = JSON.stringify({ signup: { per: 100_000, burst: 10_000 }, token: { per: 100_000, burst: 10_000 } });
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-floods-'));
  const watchFile = join(folder, 'loop');
  const watch = `--import=${new URL('./floods/loop-watch.ts', import.meta.url).href}`;
  const app = await startApp({
    env: {
      AUTH_AUTOCONFIRM: 'true',
      AUTH_RATE_LIMITS: limits,
      WORKERS: '0',
      NODE_OPTIONS: watch,
      LOOP_WATCH_FILE: watchFile,
    },
  });
  try {
    for (const [name, make] of Object.entries(floodsOf(app.url))) {
      if (!name.includes(given('--only') ?? '')) continue;
      const floods = await make();
      const calm = await watchSecondPerson(app.url);
      await wait(calmMs);
      const idle = await calm.stop();
      const second = await watchSecondPerson(app.url);
      await watchLoop(app, watchFile);
      const { open, answers } = await send(app.url, floods, seconds * 1000);
      const { late99, late: latest, held, ahead } = await watchLoop(app, watchFile);
      const { median, most, late, count: calls } = await second.stop();
      const told = Object.entries(answers).map(([what, many]) => `${what} × ${many}`);
      console.log(`${name}: ${open} open after ${seconds} s, ${told.join(', ') || 'none answered'}`);
      console.log(
        `  another person: ${calls} calls, median ${median} ms, ${most} ms at most, ${late} over 500 ms; before it ${idle.median} and ${idle.most} ms`,
      );
      console.log(
        `  the loop: ${late99} ms late in 99%, ${latest} ms at most, held for ${held} ms of processor time at most, ${ahead.median} ms of it while another's call was under way (${ahead.most} at most); ${memoryOf(app.process.pid)}`,
      );
      if (late > 0) process.exitCode = 1;
      await wait(2000);
    }
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sends the floods for so long from a process of their own. */
async function send(url: string, floods: Flood[], milliseconds: number): Promise<FloodTold> {
  const sender = fork(new URL('./floods/sender.ts', import.meta.url));
  sender.send({ url, floods });
  await wait(milliseconds);
  sender.send({});
  const [told] = (await once(sender, 'message')) as [FloodTold];
  return told;
}

/** What the server's loop did since this was asked last. Throws where the server has exited, or says nothing for ten seconds. */
async function watchLoop({ process: server }: RunningApp, file: string): Promise<LoopWatch> {
  await rm(file, { force: true });
  server.kill('SIGUSR2');
  const patience = AbortSignal.timeout(10_000);
  while (!patience.aborted && server.exitCode === null && server.signalCode === null) {
    await wait(50);
    const told = await readFile(file, 'utf8').catch(() => '');
    if (told) return JSON.parse(told);
  }
  throw new Error('The server said nothing of its loop');
}

/** The memory that a process has now, where the system tells (Linux, proc(5)). */
function memoryOf(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'memory unknown';
  }
}
