import { OptimizationProgress } from '@shortlist/schema';
import { CallError } from '../api/call-error.ts';
import { readEvents } from '../api/event-stream.ts';
import { urls } from '../api/urls.ts';

/** Milliseconds before a broken stream is opened again: doubles up to the last. */
const firstPause = 500;
const longestPause = 8000;

/** States after which nothing more happens. */
export function isFinal(state: OptimizationProgress['state']): boolean {
  return state === 'done' || state === 'failed' || state === 'cancelled';
}

/** Whether nothing of it is at work any more: it has ended, and no model is wording its result anew. */
export function isSettled({ state, rewording }: Pick<OptimizationProgress, 'state' | 'rewording'>): boolean {
  return isFinal(state) && !rewording;
}

/** Follows the work on an optimization until it is settled; a broken stream is opened again. Stops at `signal`. */
export async function followOptimization(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: OptimizationProgress) => void,
): Promise<void> {
  let finished = false;
  let pause = firstPause;
  while (!finished && !signal.aborted) {
    try {
      await readEvents(urls.optimizationEvents(id), signal, ({ event, data }) => {
        if (event !== 'progress') return;
        const progress = OptimizationProgress.safeParse(JSON.parse(data));
        if (!progress.success) return;
        pause = firstPause;
        finished = isSettled(progress.data);
        onProgress(progress.data);
      });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CallError && error.problem.status >= 400 && error.problem.status < 500) throw error;
    }
    if (!finished) await wait(pause, signal);
    pause = Math.min(pause * 2, longestPause);
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
