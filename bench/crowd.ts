import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from '../e2e/start-app.ts';
import { watchSecondPerson } from './fuzz/second-person.ts';
import { openSession } from './measure/open-session.ts';

/** Cheap calls, one after the other by each of the crowd. */
const calls = [
  '/api/account',
  '/api/resumes',
  '/api/applications',
  '/api/dashboard',
  '/api/optimizations',
  '/auth/v1/user',
];

/**
 * Lets one person send `--at-once N` (60) cheap calls in parallel without end for `--seconds N` (20), and tells how long another person's
 * call waits meanwhile. It may not take 500 ms. `--strangers` lets nobody in particular send them, from the same network.
 */
export async function run(argv: string[]): Promise<void> {
  const given = (name: string, usual: number) => {
    const at = argv.indexOf(`--${name}`);
    return at < 0 ? usual : Number(argv[at + 1]);
  };
  const limits = JSON.stringify({ signup: { per: 100_000, burst: 10_000 }, token: { per: 100_000, burst: 10_000 } });
  const app = await startApp({ env: { AUTH_AUTOCONFIRM: 'true', AUTH_RATE_LIMITS: limits } });
  const headers = argv.includes('--strangers') ? {} : await openSession(app.url, 'crowd@example.com');
  const second = await watchSecondPerson(app.url);
  const statuses = new Map<number, number>();
  const until = performance.now() + given('seconds', 20) * 1000;
  const one = async (first: number): Promise<void> => {
    for (let at = first; performance.now() < until; at++) {
      const answer = await fetch(app.url + calls[at % calls.length], { headers });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: given('at-once', 60) }, (_, at) => one(at)));
    await wait(100);
  } finally {
    const waits = await second.stop();
    const counts = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
    console.log(`the crowd: ${counts}`);
    console.log(
      `another person: ${waits.count} calls, median ${waits.median} ms, 99% within ${waits.most99} ms, ${waits.most} ms at most, ${waits.late} over 500 ms`,
    );
    if (waits.late > 0) process.exitCode = 1;
    await app.stop();
  }
}
