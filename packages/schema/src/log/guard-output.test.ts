import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const index = new URL('./index.ts', import.meta.url).href;

function printedBy(code: string): { output: string; status: number | null } {
  const program = `const { createLogger, guardOutput } = await import(${JSON.stringify(index)}); guardOutput(createLogger()); ${code}`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { output: stdout + stderr, status };
}

test('what a library prints and what nobody catches tells its kind, never its words', () => {
  const error = `Object.assign(new TypeError('marta@example.org'), { code: 'ENOSPC' })`;
  for (const [code, event, status] of [
    [`console.error('failed for marta@example.org', ${error})`, 'library-error', 0],
    [`console.warn('marta@example.org')`, 'library-warning', 0],
    [`throw ${error}`, 'uncaught-error', 1],
    [`Promise.reject(${error}); setTimeout(() => {}, 1000)`, '"TypeError"', 1],
  ] as const) {
    const printed = printedBy(code);
    expect(printed.output).toContain(event);
    expect(printed.output).not.toContain('marta');
    expect(printed.status).toBe(status);
  }
});
