import type { ChildProcess } from 'node:child_process';
import { startSealed } from '@shortlist/sandbox';
import type { OwnFailureCode, OwnOrder, OwnRendered } from './own-request.ts';

type Limits = { timeMs: number; signal: AbortSignal };

/** A process for one document: it opens the compiler and waits for its order. It knows nothing of any person yet. */
export function startProcess(memoryMb: number): ChildProcess {
  return startSealed(new URL('./own-child.ts', import.meta.url), {
    // The compiler's memory has its own limit; beside it stand its translated code and the fonts.
    memoryMb: memoryMb + besideCompilerMb,
    // One document does not pay for translating the compiler a second time, into better code.
    flags: [`--wasm-max-mem-pages=${memoryMb * 16}`, '--liftoff-only', '--max-old-space-size=256'],
  });
}

const besideCompilerMb = 700;

/** Sets one document in a process that has set none before, and ends it. It may be killed at any moment: at the limit of time, or by the signal. */
export function setSource(
  child: ChildProcess,
  order: Omit<OwnOrder, 'cpuMs'>,
  { timeMs, signal }: Limits,
): Promise<OwnRendered> {
  return new Promise((resolve) => {
    let late = false;
    let answered: OwnRendered | undefined;
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(() => {
      late = true;
      kill();
    }, timeMs);
    signal.addEventListener('abort', kill, { once: true });
    child.on('message', (message) => {
      answered = message as OwnRendered;
      kill();
    });
    child.once('error', kill);
    child.once('close', (_code, endedBy) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      resolve(answered ?? failure(late || endedBy === 'SIGXCPU' ? 'out-of-time' : 'failed'));
    });
    // By the clock it ends sooner: its threads hardly ever work all at once.
    const whole: OwnOrder = { ...order, cpuMs: 2 * timeMs };
    child.send(whole, (error) => {
      if (error) kill();
    });
  });
}

function failure(code: 'out-of-time' | 'failed'): OwnRendered {
  return { ok: false, code, faults: [{ message: words[code] }] };
}

const words: Record<Exclude<OwnFailureCode, 'does-not-compile' | 'too-large' | 'out-of-memory'>, string> = {
  'out-of-time':
    'The template took too long. Look for a loop that does not end, or a layout that is measured again and again.',
  failed: 'The template could not be set.',
};
