import { readFileSync } from 'node:fs';

/** The highest memory (resident, MB) of any child process since `reset`; 0 where the system does not tell (only Linux does). */
export function watchMemory(): { peakMb(): number; reset(): void; stop(): void } {
  let peak = 0;
  const look = () => {
    for (const pid of listChildren()) peak = Math.max(peak, residentMb(pid));
  };
  const timer = setInterval(look, 25);
  return {
    peakMb: () => {
      look();
      return peak;
    },
    reset: () => {
      peak = 0;
    },
    stop: () => clearInterval(timer),
  };
}

function listChildren(): string[] {
  return read(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean);
}

function residentMb(pid: string): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
