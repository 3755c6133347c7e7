import { parentPort, workerData } from 'node:worker_threads';

/** Shared with the main thread: CPU time in milliseconds at which the work under way began, 0 while there is none; its limit. */
export type WatchData = { limitMb: number; work: SharedArrayBuffer };

// Ends the whole process at its limits: a parser that is busy never gets round to looking itself. Time is the process's
// own CPU time, so that a busy machine does not cut off honest work.
const { limitMb, work } = workerData as WatchData;
const shared = new Float64Array(work);
// Where the process that started this one is gone, nobody waits for an answer, and nobody ends it.
const parent = process.ppid;

function look(): void {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > limitMb * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
  const [began = 0, limitMs = 0] = shared;
  const { user, system } = process.cpuUsage();
  if (began > 0 && (user + system) / 1000 - began > limitMs) process.kill(process.pid, 'SIGXCPU');
}

setInterval(look, 25);
look();
parentPort?.postMessage('watching');
