import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { equalText } from '@shortlist/auth';
import type { Dumped } from '@shortlist/database';
import { z } from 'zod';
import type { MasterKey } from '../vault/master-keys.ts';
import { type Signing, signWith } from './sign-backup.ts';

// A backup is a gzip file with a JSON value on each line: what it is, the rows of each table, how many there were with the signature of all lines before.

const Header = z.object({
  shortlist: z.literal('backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations that each schema had run. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Which master keys wrapped the keys of people; not the keys. */
  masters: z.array(z.string()),
  /** Which master key signed it. */
  signedBy: z.string().optional(),
});
export type Header = z.infer<typeof Header>;

const Line = z.union([
  z.object({ table: z.string(), rows: z.array(z.string()) }),
  z.object({ sequence: z.string(), value: z.string() }),
  z.object({ end: z.number(), signature: z.string().optional() }),
]);

/** The file is no whole backup of ours. */
export class BrokenBackupError extends Error {
  override name = 'BrokenBackupError';
}

/** No master key that was given signed this backup as it is now. */
export class UnsignedBackupError extends Error {
  override name = 'UnsignedBackupError';
  constructor(file: string) {
    super(
      `${file} isn’t signed with the data key of this server: it was made by another server or an older version, or someone changed it. A changed backup can add accounts and change passwords. Nothing was restored. To restore it anyway, add --unsigned.`,
    );
  }
}

/** Writes a backup, for its owner only, signed where a key is given; the file appears once it is whole. Answers with how many rows it holds. */
export async function writeBackup(
  file: string,
  header: Header,
  dump: (write: (dumped: Dumped) => Promise<void>) => Promise<void>,
  key?: MasterKey,
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
  const signing = key && signWith(key);
  const put = async (value: object) => {
    const line = JSON.stringify(value);
    if (!('end' in value)) signing?.add(line);
    if (!gzip.write(`${line}\n`)) await Promise.race([new Promise((resolve) => gzip.once('drain', resolve)), failed]);
  };
  let rows = 0;
  try {
    await put({ ...header, signedBy: key?.id });
    await dump(async (dumped) => {
      if ('rows' in dumped) rows += dumped.rows.length;
      await put(dumped);
    });
    await put({ end: rows, signature: signing?.end() });
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

/**
 * Reads a backup: its header, then its rows. Where `masters` are given, one of them has to have signed it: that is known behind the last row. Throws
 * `BrokenBackupError` for what is none, is cut short or damaged, and `UnsignedBackupError`.
 */
export async function readBackup(
  file: string,
  masters?: MasterKey[],
): Promise<{ header: Header; lines: AsyncGenerator<Dumped> }> {
  const lines = readLines(file);
  const first = await lines.next();
  const header = first.done ? undefined : Header.safeParse(parse(file, first.value)).data;
  if (first.done || !header) throw new BrokenBackupError(`${file} is not a Shortlist backup.`);
  if (!masters) return { header, lines: checkRows(file, lines) };
  const key = masters.find(({ id }) => id === header.signedBy);
  if (!key) throw new UnsignedBackupError(file);
  const signing = signWith(key);
  signing.add(first.value);
  return { header, lines: checkRows(file, lines, signing) };
}

async function* checkRows(file: string, lines: AsyncGenerator<string>, signing?: Signing): AsyncGenerator<Dumped> {
  let rows = 0;
  let ended = false;
  for await (const text of lines) {
    const line = Line.safeParse(parse(file, text)).data;
    if (!line || ended) {
      ended = false;
      break;
    }
    if ('end' in line) {
      ended = line.end === rows;
      if (ended && signing && !equalText(line.signature ?? '', signing.end())) throw new UnsignedBackupError(file);
    } else {
      signing?.add(text);
      if ('rows' in line) rows += line.rows.length;
      yield line;
    }
  }
  if (!ended) throw damaged(file);
}

function parse(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file);
  }
}

const damaged = (file: string) => new BrokenBackupError(`${file} is damaged or incomplete. Nothing was restored.`);

async function* readLines(file: string): AsyncGenerator<string> {
  const unzipped = pipeline(createReadStream(file), createGunzip(), () => {});
  unzipped.setEncoding('utf8');
  let parts: string[] = [];
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const [first = '', ...others] = chunk.split('\n');
      parts.push(first);
      for (const other of others) {
        yield parts.join('');
        parts = [other];
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw damaged(file);
  }
}
