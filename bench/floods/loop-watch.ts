import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its first line (`--import`): how late its event loop came to what was due, written into a file at each
// SIGUSR2, and counted anew from there.

/** Milliseconds: how late the loop was, in 99% and at most, and the most processor time that it took before it came to what was due. */
export type LoopDelay = { most99: number; most: number; held: number };

const everyMs = 5;
const file = process.env.LOOP_DELAY_FILE;
if (file && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: everyMs });
  delay.enable();
  let held = 0;
  let last = process.threadCpuUsage();
  // A busy machine makes the loop late without any work of its own: its processor time tells that apart.
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    held = Math.max(held, (user + system) / 1000);
    last = process.threadCpuUsage();
  }, everyMs).unref();
  process.on('SIGUSR2', () => {
    const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
    const most99 = milliseconds(delay.percentile(99));
    writeFileSync(file, JSON.stringify({ most99, most: milliseconds(delay.max), held: Math.round(held) }));
    delay.reset();
    held = 0;
  });
}
