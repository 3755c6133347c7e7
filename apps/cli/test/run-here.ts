import { format } from 'node:util';
import { openReader, type Reader } from '@shortlist/engine/reader';
import { vi } from 'vitest';
import { run } from '../src/run.ts';
import { tools } from '../src/tools.ts';

export type Run = { code: number; out: string; error: string };
type Surroundings = { folder?: string; env?: Record<string, string> };

/** One for all calls: starting it takes as long as several of them. It ends with the test's process. */
let warm: Reader | undefined;

function lendReader(): Reader {
  warm ??= openReader({ processes: 1 });
  return { ...warm, close: async () => {} };
}

/**
 * Makes a call in the test's own process: the same code finds and leaves what it would in one of its own, without reading the program's
 * text again each time. What the process itself does, `cli.test.ts` asks of real ones.
 */
export async function runHere(args: readonly string[], { folder, env = {} }: Surroundings = {}): Promise<Run> {
  const before = { folder: process.cwd(), exitCode: process.exitCode };
  const heard = { out: '', error: '' };
  const hear = (where: keyof typeof heard) => (text: unknown) => {
    heard[where] += text;
    return true;
  };
  const hearLine =
    (where: keyof typeof heard) =>
    (...said: unknown[]) =>
      void hear(where)(`${format(...said)}\n`);
  const spies = [
    vi.spyOn(tools, 'openReader').mockImplementation(lendReader),
    vi.spyOn(console, 'log').mockImplementation(hearLine('out')),
    vi.spyOn(console, 'error').mockImplementation(hearLine('error')),
    vi.spyOn(process.stdout, 'write').mockImplementation(hear('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(hear('error')),
  ];
  // English, whatever the shell of who tests speaks.
  for (const [name, value] of Object.entries({ LC_ALL: 'C', ...env })) vi.stubEnv(name, value);
  if (folder) process.chdir(folder);
  process.exitCode = undefined;
  try {
    return { code: await run(args), ...heard };
  } finally {
    process.exitCode = before.exitCode;
    process.chdir(before.folder);
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}
