import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { readPlain } from '../read-plain.ts';
import { understand } from '../understand.ts';
import type { WatchData } from './limit-watch.ts';
import type { ReadReply, ReadRequest } from './messages.ts';

// The reading process: takes one file at a time and answers. It may hang or grow on a hostile file: then it is killed by its own
// watch, in a thread that no parser can block, at the limit of time or memory; and by the pool should even that fail.
const work = new SharedArrayBuffer(16);
const shared = new Float64Array(work);
const workerData: WatchData = { limitMb: Number(process.argv[2]), work };
const watch = new Worker(new URL('./limit-watch.ts', import.meta.url), { workerData, execArgv: [] });
watch.unref();

process.on('message', async (request: ReadRequest) => {
  const { user, system } = process.cpuUsage();
  shared[1] = request.timeMs;
  shared[0] = (user + system) / 1000;
  const result = request.plain
    ? await readPlain(request.bytes, request.name)
    : await understand(request.bytes, request.name, request.now);
  shared[0] = 0;
  answer({ id: request.id, result, rss: tidy() });
});
process.on('disconnect', () => process.exit(0));
// No file is taken before somebody watches.
watch.once('message', () => answer({ ready: true }));
// It ends by being killed, and would keep nothing of what it compiled for the next one to start with (NODE_COMPILE_CACHE).
flushCompileCache();

/** Resident memory in bytes; above three quarters of the limit, well over what a warm reader holds, what files left behind is cleaned up first. */
function tidy(): number {
  const rss = process.memoryUsage.rss();
  if (rss < 0.75 * workerData.limitMb * 1024 * 1024) return rss;
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

function answer(reply: ReadReply): void {
  process.send?.(reply);
}
