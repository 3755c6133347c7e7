import { fillDisk } from './kills/fill-disk.ts';
import { killParts, type Part } from './kills/kill-parts.ts';
import { killProcess } from './kills/kill-process.ts';

const names = ['process', 'web', 'worker', 'database', 'disk'] as const;

/**
 * Ends parts of a running application without warning (`kill -9`) at `--rounds N` (50) random moments while submissions come in and are
 * worked, starts them again, repeats what got no answer under the same key, and counts at the end what became of every submission. Mail
 * goes over real SMTP. `--only process,web,worker,database,disk` (all): the one process of an embedded installation; web, worker and
 * database of one on PostgreSQL, in turn; and a disk that is full.
 */
export async function run(argv: string[]): Promise<void> {
  const given = (name: string) => {
    const at = argv.indexOf(`--${name}`);
    return at < 0 ? undefined : argv[at + 1];
  };
  const rounds = Number(given('rounds') ?? 50);
  const only = given('only')?.split(',') ?? [...names];
  const results: (boolean | undefined)[] = [];
  if (only.includes('process')) results.push(await killProcess(rounds));
  const parts = (['web', 'worker', 'database'] satisfies Part[]).filter((part) => only.includes(part));
  if (parts.length > 0) results.push(await killParts(parts, rounds));
  if (only.includes('disk')) {
    const told = await fillDisk();
    if (told === undefined)
      console.log('A full disk: NOT TRIED, since no file system can be mounted here (run it as root).');
    results.push(told);
  }
  if (results.some((each) => each !== true)) process.exitCode = 1;
}
