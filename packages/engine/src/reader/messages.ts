import type { ReadResult } from '@shortlist/schema';

/** What the pool asks of a reading process. */
export type ReadRequest = { id: number; bytes: Uint8Array; name: string; now: string };

/** What a reading process answers; `rss` is its memory in bytes afterwards. `ready` comes once, when it can take work. */
export type ReadReply = { ready: true } | { id: number; result: ReadResult; rss: number };
