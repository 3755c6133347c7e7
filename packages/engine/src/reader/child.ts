import { beginWork, endWork, tidyMemory, watched } from '@shortlist/sandbox/inside';
import type { ReadResult } from '@shortlist/schema';
import { type PlainResult, readPlain } from '../read-plain.ts';
import { readFacts, understand } from '../understand.ts';
import type { ReadReply, ReadRequest, SourceResult } from './messages.ts';

// The reading process: takes one file at a time and answers. It may hang or grow on a hostile file: then it is killed by its own
// watch at the limit of time or memory, and by the pool should even that fail.
process.on('message', async (request: ReadRequest) => {
  beginWork(request.timeMs);
  const result = await read(request);
  endWork();
  // A warm reader holds well under three quarters of its limit.
  answer({ id: request.id, result, rss: tidyMemory(0.75) });
});
process.on('disconnect', () => process.exit(0));
// No file is taken before somebody watches.
await watched;
answer({ ready: true });

async function read({ want, bytes, name, now }: ReadRequest): Promise<ReadResult | PlainResult | SourceResult> {
  if (want === 'plain') return readPlain(bytes, name);
  if (want === 'reading') return understand(bytes, name, now);
  if (want === 'facts') return readFacts(bytes, name, now);
  const { readSourceText } = await import('@shortlist/compare');
  const source = await readSourceText(bytes, name).catch(() => undefined);
  return { ok: true, ...(source ? { source } : {}) };
}

function answer(reply: ReadReply): void {
  process.send?.(reply);
}
