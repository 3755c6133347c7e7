import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@shortlist/database';
import { Zip, ZipDeflate } from 'fflate';
import { type ExportEntry, type ExportSignIn, listEntries } from './list-entries.ts';
import { writeJson } from './write-json.ts';

/** `look` throws where whoever asked for an export may not have it any more; `leave` is called once it is over, however it ends. */
export type Watch = { look(): Promise<unknown>; leave(): void };

/** Before the next entry it is looked whether the session has ended, where that was done longer ago than this, in milliseconds. */
const lookEveryMs = 1000;
/** An export that is fetched so slowly that it takes longer breaks off, in milliseconds: 2 GB at 2 Mbit/s take two hours. */
const mostMs = 4 * 3_600_000;

/** Everything that is kept of a person as a ZIP, made as fast as it is fetched: one entry after another, never the whole in memory. */
export function exportAccount(
  { db }: Pick<Database, 'db'>,
  userId: string,
  exportSignIn: ExportSignIn,
  { look, leave }: Watch,
): ReadableStream<Uint8Array> {
  // A stream is read by whoever sends it on, who acts for nobody.
  const asPerson = AsyncLocalStorage.snapshot();
  const entries = listEntries(db, userId, exportSignIn);
  let lookedAt = Date.now();
  let send: (chunk: Uint8Array) => void = () => {};
  let isOver = false;
  let limit: NodeJS.Timeout;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    send(chunk);
  });
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(limit);
    send = () => {};
    zip.terminate();
    leave();
  };
  const breakOff = async () => {
    end();
    await asPerson(() => entries.return(undefined));
  };
  return new ReadableStream({
    start(controller) {
      send = (chunk) => controller.enqueue(chunk);
      limit = setTimeout(() => {
        controller.error(new Error('The export took too long.'));
        void breakOff().catch(() => {});
      }, mostMs);
      limit.unref();
    },
    async pull(controller) {
      try {
        if (Date.now() - lookedAt >= lookEveryMs) {
          await asPerson(look);
          lookedAt = Date.now();
        }
        const { value, done } = await asPerson(() => entries.next());
        if (isOver) return;
        if (!done) return await asPerson(() => add(zip, value));
        zip.end();
        controller.close();
        end();
      } catch (error) {
        await breakOff();
        throw error;
      }
    },
    cancel: breakOff,
  });
}

/** Bytes that are packed at a time: between them the server answers others. */
const pieceBytes = 128_000;

async function add(zip: Zip, { name, content }: ExportEntry): Promise<void> {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  for await (const piece of content instanceof Uint8Array ? [content] : writeJson(content)) {
    const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      entry.push(bytes.subarray(at, at + pieceBytes));
      await new Promise(setImmediate);
    }
  }
  entry.push(new Uint8Array(), true);
}
