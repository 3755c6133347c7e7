import { visible } from './print.ts';

/** `what` says what was done with each: "read". A line of progress on standard error, rewritten in place; silent where standard error is not a terminal. */
export function startProgress(total: number, what: string): { step(name: string): void; end(): void } {
  let done = 0;
  const terminal = process.stderr.isTTY && total > 1;
  return {
    step(name) {
      done++;
      if (terminal)
        process.stderr.write(`\r\x1b[K${done}/${total} ${what}: ${visible(name)}`.slice(0, process.stderr.columns));
      else if (total >= 50 && done % 50 === 0) process.stderr.write(`${done}/${total} ${what}\n`);
    },
    end() {
      if (terminal) process.stderr.write('\r\x1b[K');
    },
  };
}
