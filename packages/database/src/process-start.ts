import { readFileSync } from 'node:fs';

/** When a process started, as boot id and clock ticks (Linux, proc(5) field 22); undefined elsewhere or when it is gone. */
export function processStart(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces: count from behind it.
    const ticks = line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return ticks ? `${boot}:${ticks}` : undefined;
  } catch {
    return undefined;
  }
}
