// Ends a program when the npm that started it has ended: a killed npm cannot pass a signal on, and its program would keep port and data.
import { readFileSync } from 'node:fs';

const everyMs = 500;

/** Calls `end` once a process between this one and npm is gone. Does nothing where npm started none of them. */
export function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    // npm starts a script by a shell, which may stay between the two.
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    end();
  }, everyMs);
  timer.unref();
}

/** The parent of a process, as Linux tells it; undefined elsewhere. */
function parentOf(id) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
