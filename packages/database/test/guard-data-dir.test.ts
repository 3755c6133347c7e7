import { execFile } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardDataDir, OpenDataDirError } from '../src/guard-data-dir.ts';
import { openDatabase } from '../src/open-database.ts';

let folder: string;
const umask = process.umask();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guard-'));
});
afterAll(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true });
});

/** Every path below a directory that the group or others may touch. */
async function listOpen(dir: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of [...(await readdir(dir, { recursive: true })), '.']) {
    const found = await lstat(join(dir, name));
    if (!found.isSymbolicLink() && (found.mode & 0o077) !== 0) open.push(name);
  }
  return open;
}

test('a data directory of before is closed to others, and what links point to is left alone', async () => {
  const outside = join(folder, 'outside');
  await writeFile(outside, '');
  await chmod(outside, 0o644);
  const dir = join(folder, 'before');
  await mkdir(join(dir, 'base'), { recursive: true, mode: 0o755 });
  await writeFile(join(dir, 'base', 'table'), 'words');
  await chmod(join(dir, 'base', 'table'), 0o666);
  await symlink(outside, join(dir, 'link'));
  await guardDataDir(dir);
  expect(await listOpen(dir)).toEqual([]);
  expect((await lstat(outside)).mode & 0o777).toBe(0o644);
});

test('no file of the embedded database can be read by others, whether made at first or while it works', async () => {
  const dir = join(folder, 'data');
  await guardDataDir(dir);
  const database = await openDatabase({ dataDir: join(dir, 'database') });
  expect(await listOpen(dir)).toEqual([]);
  await database.db.execute(sql`create table words as select repeat(md5(n::text), 99) from generate_series(1, 2000) n`);
  await database.db.execute(sql`checkpoint`);
  expect(await listOpen(dir)).toEqual([]);
  await database.close();
  expect(await listOpen(dir)).toEqual([]);
});

test('a directory that belongs to somebody else is refused with what to do', async () => {
  if (process.getuid?.() !== 0) return expect(() => guardDataDir('/')).rejects.toThrow(OpenDataDirError);
  const dir = join(folder, 'foreign');
  await mkdir(dir);
  for (const each of [folder, dir]) await chmod(each, 0o755);
  const program = `
    process.setuid(65534);
    const { guardDataDir } = await import(${JSON.stringify(join(import.meta.dirname, '../src/guard-data-dir.ts'))});
    await guardDataDir(${JSON.stringify(dir)}).catch((error) => console.log(error.message));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toMatch(
    /^Other users of this machine can reach .+foreign.+EPERM.+chmod -R go-rwx.+DATA_DIR_OPEN=true/,
  );
});
