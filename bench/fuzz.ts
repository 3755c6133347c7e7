import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../e2e/start-app.ts';
import { fuzzFiles } from './fuzz/fuzz-files.ts';
import { fuzzRequests } from './fuzz/fuzz-requests.ts';
import { hearServer } from './fuzz/hear-server.ts';
import { openLedger } from './fuzz/ledger.ts';
import { watchSecondPerson } from './fuzz/second-person.ts';

/**
 * Sends `--requests N` (10,000) broken requests and `--files N` (10,000) mutated PDF and DOCX files to a running application. None may be
 * answered with a fault of ours or later than 5 s, the process may not end, and a second person's request stays under 500 ms meanwhile.
 * `--seed N` (1) makes the same requests and files again, `--from N` (0) begins behind the first N of both, and after `--minutes N` (60), or with SIGINT, it ends:
 * what was sent until then is reported. Twice a minute it tells how far it is.
 */
export async function run(argv: string[]): Promise<void> {
  const given = (name: string, usual: number) => {
    const at = argv.indexOf(`--${name}`);
    return at < 0 ? usual : Number(argv[at + 1]);
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-fuzz-'));
  const limits = JSON.stringify({ signup: { per: 100_000, burst: 10_000 }, token: { per: 100_000, burst: 10_000 } });
  const app = await startApp({ dataDir, env: { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: limits } });
  const ledger = openLedger();
  const server = hearServer(app.process);
  let crashed = false;
  const onExit = () => {
    crashed = true;
  };
  app.process.once('exit', onExit);
  const second = await watchSecondPerson(app.url);
  const began = performance.now();
  const telling = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${seconds} s: ${ledger.sent()} sent, ${ledger.wrong()} wrong, ${largestMemory(app.process.pid)}`);
  }, 30_000);
  try {
    let until = began + given('minutes', 60) * 60_000;
    process.once('SIGINT', () => {
      until = 0;
    });
    const range = { from: given('from', 0), seed: given('seed', 1), inTime: () => performance.now() < until };
    await fuzzRequests(app.url, ledger, { ...range, count: given('requests', 10_000) });
    console.log(`${ledger.sent()} requests sent`);
    await fuzzFiles(app.url, ledger, { ...range, count: given('files', 10_000) });
  } finally {
    clearInterval(telling);
    const waits = await second.stop();
    ledger.report();
    server.report();
    console.log(
      `second person: ${waits.count} requests, median ${waits.median} ms, 99% within ${waits.most99} ms, ${waits.most} ms at most, ${waits.late} over 500 ms`,
    );
    console.log(largestMemory(app.process.pid));
    console.log(crashed ? 'The process ENDED.' : 'The process is still running.');
    if (crashed || ledger.wrong() > 0 || waits.late > 0) process.exitCode = 1;
    app.process.off('exit', onExit);
    await app.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** The most memory that a process has had, where the system tells (Linux, proc(5)). */
function largestMemory(pid: number | undefined): string {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return `${Math.round(Number(kilobytes) / 1024)} MB of memory at most`;
  } catch {
    return 'memory unknown';
  }
}
