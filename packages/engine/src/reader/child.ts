import { beginWork, endWork, tidyMemory, watched } from '@shortlist/sandbox/inside';
import type { ReadResult } from '@shortlist/schema';
import { type PlainResult, readPlain } from '../read-plain.ts';
import { readFacts, understand } from '../understand.ts';
import type { ReadMessage, ReadReply, ReadRequest, SourceResult } from './messages.ts';

// The reading process: takes one file at a time and answers. It may hang or grow on a hostile file: then it is killed by its own
// watch at the limit of time or memory, and by the pool should even that fail.
let pieces: Uint8Array[] = [];
process.on('message', async (message: ReadMessage) => {
  if ('piece' in message) {
    pieces.push(message.piece);
    return;
  }
  const bytes = wholeOf(pieces);
  pieces = [];
  beginWork(message.timeMs);
  const result = await read(bytes, message);
  endWork();
  // A warm reader holds well under three quarters of its limit.
  answer({ id: message.id, result, rss: tidyMemory(0.75) });
});
process.on('disconnect', () => process.exit(0));
// No file is taken before somebody watches.
await watched;
answer({ ready: true });

async function read(
  bytes: Uint8Array,
  { want, name, now }: ReadRequest,
): Promise<ReadResult | PlainResult | SourceResult> {
  if (want === 'plain') return readPlain(bytes, name);
  if (want === 'reading') return understand(bytes, name, now);
  if (want === 'facts') return readFacts(bytes, name, now);
  const { readSourceText } = await import('@shortlist/compare');
  const source = await readSourceText(bytes, name).catch(() => undefined);
  return { ok: true, ...(source ? { source } : {}) };
}

function wholeOf(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function answer(reply: ReadReply): void {
  process.send?.(reply);
}
