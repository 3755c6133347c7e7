import type { ReadResult, SourceText } from '@shortlist/schema';
import type { PlainResult } from '../read-plain.ts';

/** What the pool asks of a reading process, of the file whose pieces came before; `timeMs` is the CPU time that it may take; `want` names what it is to answer. */
export type ReadRequest = { id: number; name: string; now: string; timeMs: number; want: Want };

/** What a reading process is sent: a file piece by piece, then what to do with it. */
export type ReadMessage = { piece: Uint8Array } | ReadRequest;

/** A whole reading; a reading without the comparison with its file; the words alone; the text layer as it is compared. */
export type Want = 'reading' | 'facts' | 'plain' | 'source';

/** The text layer of a file, where it has one. */
export type SourceResult = { ok: true; source?: SourceText };

/** What a reading process answers; `rss` is its memory in bytes afterwards. `ready` comes once, when it can take work. */
export type ReadReply = { ready: true } | { id: number; result: ReadResult | PlainResult | SourceResult; rss: number };
