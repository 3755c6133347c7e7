import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Counts what a server logs as an error, by all that the line says but when and of which row: the cause of every 500. */
export function hearServer({ stdout, stderr }: ChildProcess): { report(): void } {
  const errors = new Map<string, number>();
  const hear = (line: string): void => {
    const said = /^{.*"level":"error"/.test(line) ? withoutMoment(line) : undefined;
    if (said !== undefined) errors.set(said, (errors.get(said) ?? 0) + 1);
  };
  for (const input of [stdout, stderr]) if (input) createInterface({ input }).on('line', hear);
  return {
    report() {
      for (const [said, count] of [...errors].sort((a, b) => b[1] - a[1]).slice(0, 20))
        console.log(`the server logged ${count} × ${said}`);
    },
  };
}

function withoutMoment(line: string): string {
  const { time: _time, id: _id, ...rest } = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify(rest);
}
