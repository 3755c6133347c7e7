import type { Reading } from '@shortlist/schema';
import { RefusedInput } from './failures.ts';
import { printError } from './print.ts';
import { startProgress } from './progress.ts';
import { readResumeFile } from './read-resume-file.ts';
import { tools } from './tools.ts';
import { i18n } from './voice.ts';

/**
 * Reads files two at a time, in one go and in order, passing each to `use`; resolves to one line for each refused file. Memory stays flat. `compared`
 * accounts for every word of each file as well.
 */
export async function readMany(
  files: string[],
  now: string,
  use: (path: string, reading: Reading) => Promise<void> | void,
  compared = false,
): Promise<string[]> {
  const processes = Math.min(2, files.length);
  const reader = tools.openReader({ processes });
  const progress = startProgress(files.length, i18n._('read'));
  const refused: string[] = [];
  const ahead: Promise<Reading | RefusedInput>[] = [];
  try {
    for (const [index, file] of files.entries()) {
      while (ahead.length <= processes && index + ahead.length < files.length) {
        ahead.push(readOne(reader, files[index + ahead.length] as string, now, compared));
      }
      const result = await ahead.shift();
      progress.step(file);
      if (result instanceof RefusedInput) refused.push(result.message);
      else if (result) await use(file, result);
    }
  } finally {
    progress.end();
    await reader.close();
  }
  return refused;
}

async function readOne(
  reader: ReturnType<typeof tools.openReader>,
  file: string,
  now: string,
  compared: boolean,
): Promise<Reading | RefusedInput> {
  try {
    return await readResumeFile(reader, file, now, compared);
  } catch (error) {
    return error instanceof RefusedInput ? error : new RefusedInput(`${file}: ${(error as Error).message}`);
  }
}

/** Lists refused files on standard error and sets the exit code. */
export function reportRefused(refused: string[], total: number, what: 'files' | 'postings' = 'files'): void {
  if (refused.length === 0) return;
  const counts = { count: refused.length, total };
  const heads = {
    files: i18n._('{count} of {total} files couldn’t be read:', counts),
    postings: i18n._('{count} of {total} postings couldn’t be read:', counts),
  };
  if (total > 1) printError(heads[what]);
  for (const line of refused) printError(total > 1 ? `  ${line}` : `shortlist: ${line}`);
  process.exitCode = 1;
}
