import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server before its first line (`--import`): what its event loop did, written into a file at each SIGUSR2, and counted
// anew from there. A busy machine makes the loop late without any work of its own: its processor time tells that apart.

/** Milliseconds: how late the loop was, in 99% and at most; the most processor time that it took before it came to what was due; and what it took while another person's call was under way, in the median and at most. */
export type LoopWatch = { late99: number; late: number; held: number; ahead: { median: number; most: number } };

const everyMs = 5;
/** What the other person asks for. */
const path = '/api/account';

const file = process.env.LOOP_WATCH_FILE;
if (file && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: everyMs });
  delay.enable();
  let held = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    held = Math.max(held, since(last));
    last = process.threadCpuUsage();
  }, everyMs).unref();
  let ahead: number[] = [];
  const began = new WeakMap<IncomingMessage, NodeJS.CpuUsage>();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url === path) began.set(request, process.threadCpuUsage());
  });
  subscribe('http.server.response.finish', (message) => {
    const start = began.get((message as { request: IncomingMessage }).request);
    if (start) ahead.push(since(start));
  });
  process.on('SIGUSR2', () => {
    const sorted = ahead.sort((a, b) => a - b);
    const told: LoopWatch = {
      late99: Math.round(delay.percentile(99) / 1e6),
      late: Math.round(delay.max / 1e6),
      held: Math.round(held),
      ahead: { median: Math.round(sorted[sorted.length >> 1] ?? 0), most: Math.round(sorted.at(-1) ?? 0) },
    };
    writeFileSync(file, JSON.stringify(told));
    delay.reset();
    held = 0;
    ahead = [];
  });
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
