import type { ChildProcess } from 'node:child_process';

/** One process that is ready before it is asked for. */
export type SpareProcess = {
  /** Hands out the spare, or starts a process where there is none. A process is handed out once. */
  take(): ChildProcess;
  /** Has one ready for the next document. It keeps nothing alive, and ends when nobody came for it. */
  prepare(): void;
  close(): void;
};

/** How long a spare waits: a person who writes a template sets it again within minutes. Its memory is free afterwards. */
const waitMs = 3 * 60_000;

/** Keeps a spare of the processes that `start` starts. */
export function keepSpare(start: () => ChildProcess): SpareProcess {
  let spare: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function take(): ChildProcess | undefined {
    const child = spare;
    spare = undefined;
    clearTimeout(timer);
    child?.off('error', take).off('exit', take);
    return child;
  }

  return {
    take() {
      const child = take();
      child?.ref();
      child?.channel?.ref();
      return child ?? start();
    },
    prepare() {
      if (spare || closed) return;
      spare = start();
      spare.unref();
      spare.channel?.unref();
      // One that cannot start, or ends by itself, is no spare.
      spare.once('error', take).once('exit', take);
      timer = setTimeout(() => take()?.kill('SIGKILL'), waitMs).unref();
    },
    close() {
      closed = true;
      take()?.kill('SIGKILL');
    },
  };
}
