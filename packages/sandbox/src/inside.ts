import { Worker } from 'node:worker_threads';
import { denyAll } from './deny.ts';
import type { WatchData } from './limit-watch.ts';

// Runs first in every sealed process (`--import`): starts the thread that watches the limits, then takes the network and everything else
// away that leads out. Code that is taken over by a hostile file meets what is left.

const work = new SharedArrayBuffer(16);
const shared = new Float64Array(work);
const limitMb = Number(/^sealed-(\d+)$/.exec(process.title)?.[1] ?? 400);
const workerData: WatchData = { limitMb, work };
const watch = new Worker(new URL('./limit-watch.ts', import.meta.url), { workerData, execArgv: [], env: {} });
watch.unref();

/** Resolves once the limits are watched: nothing hostile is to be taken before. */
export const watched: Promise<void> = new Promise((resolve) => watch.once('message', () => resolve()));

/** From here on the process may take so many milliseconds of processor time until `endWork`; at more it ends with SIGXCPU. */
export function beginWork(timeMs: number): void {
  const { user, system } = process.cpuUsage();
  shared[1] = timeMs;
  shared[0] = (user + system) / 1000;
}

export function endWork(): void {
  shared[0] = 0;
}

/** The process's memory in bytes; where it is above `share` of the limit, what earlier work left behind is cleaned up first. */
export function tidyMemory(share: number): number {
  const rss = process.memoryUsage.rss();
  if (rss < share * limitMb * 1024 * 1024) return rss;
  globalThis.gc?.();
  return process.memoryUsage.rss();
}

/** Takes the loading of native addons away, once those that are needed are loaded. */
export function denyAddons(): void {
  denyAll(process, ['dlopen']);
}

const { denyWaysOut } = await import('./wall.ts');
denyWaysOut();
