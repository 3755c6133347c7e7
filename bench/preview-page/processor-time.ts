import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor time in ms, user and system, of all processes below this one so far; undefined where there is no /proc. Says what a
 * keystroke costs even on a machine that is busy with other things.
 */
export function childProcessorTime(): number | undefined {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  const rows = names.flatMap((name) => {
    try {
      // Fields after the command's name, which may hold spaces: state, parent, …, user time (12th), system time (13th).
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
    } catch {
      return [];
    }
  });
  const family = new Set([process.pid]);
  let ticks = 0;
  for (let found = true; found; ) {
    found = false;
    for (const row of rows) {
      if (family.has(row.pid) || !family.has(row.parent)) continue;
      family.add(row.pid);
      ticks += row.ticks;
      found = true;
    }
  }
  return ticks * 10;
}
