import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@shortlist/database';
import { Zip, ZipDeflate } from 'fflate';
import { type ExportEntry, type ExportSignIn, listEntries } from './list-entries.ts';

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
      if (!done) return add(zip, value);
      zip.end();
      controller.close();
    },
    cancel: async () => {
      zip.terminate();
      await entries.return(undefined);
    },
  });
}

function add(zip: Zip, { name, content }: ExportEntry): void {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  const text = () => new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  entry.push(content instanceof Uint8Array ? content : text(), true);
}
