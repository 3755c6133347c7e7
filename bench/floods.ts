import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from '../e2e/start-app.ts';
import { submitResume } from '../e2e/submit-resume.ts';
import { openLines } from './floods/raw-lines.ts';
import { watchSecondPerson } from './fuzz/second-person.ts';
import { openSession } from './measure/open-session.ts';

const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
const part =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

/**
 * Floods a running application, one way after the other for `--seconds N` (20) each: bodies that never end, whole forms, heads that never end, and streams
 * of events of results that wait, of strangers, of one person and of twenty. Tells how long another person's call waits meanwhile, which may not be 500 ms, and what
 * became of the lines.
 */
export async function run(argv: string[]): Promise<void> {
  const at = argv.indexOf('--seconds');
  const seconds = at < 0 ? 20 : Number(argv[at + 1]);
  const limits = JSON.stringify({ signup: { per: 100_000, burst: 10_000 }, token: { per: 100_000, burst: 10_000 } });
  const app = await startApp({ env: { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: limits, WORKERS: '0' } });
  try {
    const headers = await openSession(app.url, 'flood@example.com');
    const id = await submitResume(app.url, { email: 'flood@example.com', key: 'flood-of-lines', headers });
    const slow = (more: Record<string, string>, path: string) => () => ({
      method: 'POST',
      path,
      headers: { ...form, ...more, 'Content-Length': '11000000' },
      next: (piece: number) => (piece === 0 ? part : 'x'.repeat(100)),
    });
    const whole = (more: Record<string, string>, path: string) => () => {
      const body = `${part}%PDF-1.7 ${'x'.repeat(2_000_000)}\r\n--x--\r\n`;
      const length = { 'Content-Length': String(body.length) };
      return {
        method: 'POST',
        path,
        headers: { ...form, ...more, ...length },
        everyMs: 1,
        next: (piece: number) => (piece === 0 ? body : undefined),
      };
    };
    const stream =
      (more: Record<string, string>, result = id) =>
      () => ({
        method: 'GET',
        path: `/api/optimizations/${result}/events`,
        headers: { Accept: 'text/event-stream', ...more },
      });
    const many: { session: Record<string, string>; result: string }[] = [];
    for (let at = 0; at < 20; at++) {
      const email = `flood-${at}@example.com`;
      const session = await openSession(app.url, email);
      many.push({
        session,
        result: await submitResume(app.url, { email, key: `flood-of-lines-${at}`, headers: session }),
      });
    }
    const floods = {
      'no flood': () => openLines(app.url, 0, stream({})),
      'slow forms of strangers': () => openLines(app.url, 600, slow({}, '/api/try-reading')),
      'slow forms of a person': () => openLines(app.url, 600, slow(headers, '/api/readings')),
      'whole forms of strangers': () => openLines(app.url, 100, whole({}, '/api/try-reading')),
      'whole forms of a person': () => openLines(app.url, 100, whole(headers, '/api/readings')),
      'heads that never end': () =>
        openLines(app.url, 1500, () => ({
          method: 'GET',
          path: '/api/account',
          headOpen: true,
          next: (piece) => `X-${piece}: y\r\n`,
        })),
      'streams of strangers': () => openLines(app.url, 1000, stream({})),
      'streams of a person': () => openLines(app.url, 1000, stream(headers)),
      'streams of twenty people': () =>
        openLines(app.url, 400, (at) => {
          const { session, result } = many[at % many.length] as (typeof many)[number];
          return stream(session, result)();
        }),
    };
    for (const [name, flood] of Object.entries(floods)) {
      const second = await watchSecondPerson(app.url);
      const lines = flood();
      await wait(seconds * 1000);
      const { open, answers, lines: count } = lines.tell();
      lines.end();
      const { median, most, late, count: calls } = await second.stop();
      const told = Object.entries(answers).map(([what, many]) => `${what} × ${many}`);
      console.log(`${name}: ${count} lines, ${open} open after ${seconds} s, ${told.join(', ') || 'none answered'}`);
      console.log(
        `  another person: ${calls} calls, median ${median} ms, ${most} ms at most, ${late} over 500 ms; ${memoryOf(app.process.pid)}`,
      );
      if (late > 0) process.exitCode = 1;
      await wait(2000);
    }
  } finally {
    await app.stop();
  }
}

/** The memory that a process has now, where the system tells (Linux, proc(5)). */
function memoryOf(pid: number | undefined): string {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  } catch {
    return 'memory unknown';
  }
}
