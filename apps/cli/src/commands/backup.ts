import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';

const program = fileURLToPath(new URL('../../../server/src/backup/main.ts', import.meta.url));
const settings = '\nUses the settings of the server: DATA_DIR or DATABASE_URL, DATA_KEY or DATA_KEY_FILE.';

export function defineBackup(command: Command): void {
  command
    .argument('<file>', 'the file to write')
    .addHelpText('after', `${settings} The server may go on running.`)
    .action((file: string) => run('backup', file));
}

export function defineRestore(command: Command): void {
  command
    .argument('<file>', 'a backup')
    .option('--replace', 'put it in the place of a database with people in it')
    .addHelpText('after', `${settings} Stop the server before.`)
    .action((file: string, { replace }: { replace?: boolean }) =>
      run('restore', file, ...(replace ? ['--replace'] : [])),
    );
}

/** The server's own program does it: it knows the database. */
async function run(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
