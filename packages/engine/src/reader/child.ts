import { Worker } from 'node:worker_threads';
import { understand } from '../understand.ts';
import type { ReadReply, ReadRequest } from './messages.ts';

// The reading process: takes one file at a time and answers. It may hang or grow on a hostile file: then it is killed,
// by the pool at the time limit and by its own watch, in a thread that no parser can block, at the memory limit.
const limitMb = Number(process.argv[2]);
new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: { limitMb }, execArgv: [] }).unref();

process.on('message', async (request: ReadRequest) => {
  const result = await understand(request.bytes, request.name, request.now);
  answer({ id: request.id, result, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
answer({ ready: true });

function answer(reply: ReadReply): void {
  process.send?.(reply);
}
