import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its first line (`--import`): how late its event loop came to what was due, written into a file at each
// SIGUSR2, and counted anew from there.

export type LoopDelay = { most99: number; most: number; busy: number };

const file = process.env.LOOP_DELAY_FILE;
if (file && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let before = performance.eventLoopUtilization();
  process.on('SIGUSR2', () => {
    const now = performance.eventLoopUtilization();
    const busy = performance.eventLoopUtilization(now, before).utilization;
    before = now;
    const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e6);
    const told: LoopDelay = { most99: milliseconds(delay.percentile(99)), most: milliseconds(delay.max), busy };
    writeFileSync(file, JSON.stringify(told));
    delay.reset();
  });
}
