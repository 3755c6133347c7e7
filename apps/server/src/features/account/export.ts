import type { Database } from '@shortlist/database';
import { Zip, ZipDeflate } from 'fflate';
import * as queries from './queries.ts';

/** Everything that is kept of a person as a ZIP, made while it is sent: one entry after another, never the whole in memory. */
export function exportAccount(
  { db }: Pick<Database, 'db'>,
  userId: string,
  exportSignIn: () => Promise<object | undefined> | undefined,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      const zip = new Zip((error, chunk, final) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (final) controller.close();
      });
      const add = (name: string, content: Uint8Array | object) => {
        const entry = new ZipDeflate(name, { level: 6 });
        zip.add(entry);
        entry.push(
          content instanceof Uint8Array ? content : new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`),
          true,
        );
      };
      try {
        const account = await queries.findAccount(db, userId);
        add('account.json', account ?? {});
        add('sign-in.json', (await exportSignIn()) ?? {});
        add('trials.json', await queries.listTrialEvents(db, userId));
        for (const { id, ...record } of await queries.listOwnOptimizations(db, userId)) {
          const folder = `optimizations/${record.createdAt.toISOString().slice(0, 10)}-${id}`;
          add(`${folder}/record.json`, record);
          for (const file of await queries.listOwnFiles(db, id))
            add(`${folder}/${file.name}`, new Uint8Array(file.bytes));
        }
        for (const resume of await queries.listOwnResumes(db, userId)) add(`resumes/${resume.id}.json`, resume);
        for (const document of await queries.listOwnDocuments(db, userId)) {
          add(`uploads/${document.id}-${document.fileName}`, new Uint8Array(document.bytes));
        }
        zip.end();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}
