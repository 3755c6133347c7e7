import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@shortlist/database';
import { Zip, ZipDeflate } from 'fflate';
import { type ExportEntry, type ExportSignIn, listEntries } from './list-entries.ts';
import { writeJson } from './write-json.ts';

/** Everything that is kept of a person as a ZIP, made as fast as it is fetched: one entry after another, never the whole in memory. */
export function exportAccount(
  { db }: Pick<Database, 'db'>,
  userId: string,
  exportSignIn: ExportSignIn,
): ReadableStream<Uint8Array> {
  // A stream is read by whoever sends it on, who acts for nobody.
  const asPerson = AsyncLocalStorage.snapshot();
  const entries = listEntries(db, userId, exportSignIn);
  let send: (chunk: Uint8Array) => void = () => {};
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    send(chunk);
  });
  return new ReadableStream({
    start(controller) {
      send = (chunk) => controller.enqueue(chunk);
    },
    async pull(controller) {
      const { value, done } = await asPerson(() => entries.next());
      if (!done) return asPerson(() => add(zip, value));
      zip.end();
      controller.close();
    },
    cancel: async () => {
      zip.terminate();
      await entries.return(undefined);
    },
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
