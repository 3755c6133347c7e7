import { workerData } from 'node:worker_threads';

// Ends the whole process at its memory limit: a parser that is busy would never get round to looking itself.
const { limitMb } = workerData as { limitMb: number };
setInterval(() => {
  if (process.memoryUsage.rss() > limitMb * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
}, 25);
