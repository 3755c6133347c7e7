import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Dumped } from '@shortlist/database';
import { z } from 'zod';

// A backup is a gzip file with a JSON value on each line: what it is, the rows of each table, how many there were.

const Header = z.object({
  shortlist: z.literal('backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that each schema had run. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Which master keys wrapped the keys of people; not the keys. */
  masters: z.array(z.string()),
});
export type Header = z.infer<typeof Header>;

const Line = z.union([
  z.object({ table: z.string(), rows: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string() }),
  z.object({ end: z.number() }),
]);

/** The file is no whole backup of ours. */
export class BrokenBackupError extends Error {
  override name = 'BrokenBackupError';
}

/** Writes a backup, for its owner only; the file appears once it is whole. Answers with how many rows it holds. */
export async function writeBackup(
  file: string,
  header: Header,
  dump: (write: (dumped: Dumped) => Promise<void>) => Promise<void>,
): Promise<number> {
  const draft = `${file}.part`;
  const gzip = createGzip({ level: 1 });
  // A file that somebody else put there would keep the permissions that they gave it.
  await rm(draft, { force: true });
  const out = gzip.pipe(createWriteStream(draft, { mode: 0o600, flags: 'wx' }));
  const failed = new Promise<never>((_, reject) => {
    out.once('error', reject);
  });
  failed.catch(() => {});
  const put = async (value: object) => {
    if (!gzip.write(`${JSON.stringify(value)}\n`))
      await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), failed]);
  };
  let rows = 0;
  try {
    await put(header);
    await dump(async (dumped) => {
      if ('rows' in dumped) rows += dumped.rows.length;
      await put(dumped);
    });
    await put({ end: rows });
    gzip.end();
    await Promise.race([finished(out), failed]);
    await rename(draft, file);
    return rows;
  } catch (error) {
    gzip.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads a backup: its header, then its rows. Throws `BrokenBackupError` for what is none, is cut short or damaged. */
export async function readBackup(file: string): Promise<{ header: Header; lines: AsyncGenerator<Dumped> }> {
  const lines = readLines(file);
  const first = await lines.next();
  const header = first.done ? undefined : Header.safeParse(first.value).data;
  if (!header) throw new BrokenBackupError(`${file} is not a Shortlist backup.`);
  return { header, lines: checkRows(file, lines) };
}

async function* checkRows(file: string, lines: AsyncGenerator<unknown>): AsyncGenerator<Dumped> {
  let rows = 0;
  let ended = false;
  for await (const value of lines) {
    const line = Line.safeParse(value).data;
    if (!line || ended) break;
    if ('end' in line) ended = line.end === rows;
    else {
      if ('rows' in line) rows += line.rows.length;
      yield line;
    }
  }
  if (!ended) throw new BrokenBackupError(`${file} is damaged or incomplete. Nothing was restored.`);
}

async function* readLines(file: string): AsyncGenerator<unknown> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => {});
  unzipped.setEncoding('utf8');
  let parts: string[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      parts.push(first);
      for (const other of others) {
        yield JSON.parse(parts.join(''));
        parts = [other];
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new BrokenBackupError(`${file} is damaged or incomplete. Nothing was restored.`);
  }
}
