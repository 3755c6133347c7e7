import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { codeFolders } from './code-folders.ts';

export type SealedOptions = {
  /** Megabytes of resident memory at which the process ends itself. */
  memoryMb: number;
  /** Flags of Node or V8 beside those of the seal, such as `--max-old-space-size=256`. */
  flags?: string[];
  /** Whether native addons may be loaded, until the program calls `denyAddons`. */
  addons?: boolean;
  /** From 1 to 19, everything else on the machine goes first, as with `nice`. */
  niceness?: number;
};

/**
 * Starts the program in a process of its own that is sealed before its first line runs: an empty environment, Node's permission model
 * with reading of code alone (no writing, no further process), and a wall before the network. `send` and `message` are its only way out.
 */
export function startSealed(program: URL, options: SealedOptions): ChildProcess {
  const { memoryMb, flags = [], addons = false, niceness = 0 } = options;
  const child = fork(fileURLToPath(program), [], {
    execArgv: [
      ...flags,
      '--permission',
      ...codeFolders().map((path) => `--allow-fs-read=${path}`),
      // For the one thread that watches the limits: the wall starts it, and denies any other.
      '--allow-worker',
      ...(addons ? ['--allow-addons'] : []),
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      `--import=${new URL('./inside.ts', import.meta.url).href}`,
      `--title=sealed-${memoryMb}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Before the program runs: its threads are given what its first one has.
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  return child;
}
