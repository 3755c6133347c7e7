import type { ReadResult } from '@shortlist/schema';

/** What the pool asks of a reading process; `timeMs` is the CPU time that it may take. */
export type ReadRequest = { id: number; bytes: Uint8Array; name: string; now: string; timeMs: number };

/** What a reading process answers; `rss` is its memory in bytes afterwards. `ready` comes once, when it can take work. */
export type ReadReply = { ready: true } | { id: number; result: ReadResult; rss: number };
