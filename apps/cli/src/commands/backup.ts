import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { i18n } from '../voice.ts';

const program = fileURLToPath(new URL('../../../server/src/backup/main.ts', import.meta.url));
const settings = () => i18n._('Uses the settings of the server: DATA_DIR or DATABASE_URL, DATA_KEY or DATA_KEY_FILE.');

export function defineBackup(command: Command): void {
  command
    .argument(`<${i18n._('file')}>`, i18n._('the file to write'))
    .addHelpText('after', `\n${settings()} ${i18n._('The server can keep running.')}`)
    .action((file: string) => run('backup', file));
}

export function defineRestore(command: Command): void {
  command
    .argument(`<${i18n._('file')}>`, i18n._('a backup'))
    .option('--replace', i18n._('replace a database that already has people in it'))
    .option('--unsigned', i18n._('restore a backup that isn’t signed with the data key: only one you trust'))
    .addHelpText('after', `\n${settings()} ${i18n._('Stop the server first.')}`)
    .action((file: string, { replace, unsigned }: { replace?: boolean; unsigned?: boolean }) =>
      run('restore', file, ...(replace ? ['--replace'] : []), ...(unsigned ? ['--unsigned'] : [])),
    );
}

/** The server's own program does it: it knows the database. */
async function run(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
