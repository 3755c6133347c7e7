import type { ReadResult } from '@shortlist/schema';
import type { PlainResult } from '../read-plain.ts';

/** What the pool asks of a reading process; `timeMs` is the CPU time that it may take; `plain` asks for the words alone. */
export type ReadRequest = { id: number; bytes: Uint8Array; name: string; now: string; timeMs: number; plain?: true };

/** What a reading process answers; `rss` is its memory in bytes afterwards. `ready` comes once, when it can take work. */
export type ReadReply = { ready: true } | { id: number; result: ReadResult | PlainResult; rss: number };
