import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp } from '../e2e/start-app.ts';
import { openSession } from './measure/open-session.ts';

type Ask = (email: string, from: string) => { path: string; body: object; from: string };

/** What a stranger sends who wants to learn from the time of the answer whether an address has an account. */
const ways: Record<string, Ask> = {
  'sign-in': (email, from) => ({
    path: 'token?grant_type=password',
    body: { email, password: 'not the password' },
    from,
  }),
  'new password': (email, from) => ({ path: 'recover', body: { email }, from }),
  'mailed link': (email, from) => ({ path: 'otp', body: { email, create_user: false }, from }),
  'sign-up': (email, from) => ({ path: 'signup', body: { email, password: 'correct horse battery staple' }, from }),
};

/**
 * Asks a running application in turn for `--addresses N` (150) addresses that have an account and as many that have none, once by each way, from
 * another network than theirs, and tells from how much of the pairs the longer answer would be guessed right: half of them is
 * nothing learned.
 */
export async function run(argv: string[]): Promise<void> {
  const at = argv.indexOf('--addresses');
  const count = at < 0 ? 150 : Number(argv[at + 1]);
  const much = { per: 1_000_000, burst: 100_000 };
  const limits = {
    signup: much,
    token: much,
    otp: much,
    recover: much,
    mail: much,
    mailToAnybody: much,
    mailToAddress: much,
  };
  const env = { AUTH_RATE_LIMITS: JSON.stringify(limits), TRUSTED_PROXIES: '1' };
  const dataDir = await mkdtemp(join(tmpdir(), 'shortlist-timing-'));
  const setUp = await startApp({ dataDir, env: { ...env, AUTH_AUTOCONFIRM: 'true' } });
  const known = Array.from({ length: count }, (_, each) => `known-${each}@example.com`);
  for (const email of known) await openSession(setUp.url, email);
  await setUp.stop();
  const app = await startApp({ dataDir, env });
  try {
    for (const [way, ask] of Object.entries(ways)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (const [place, email] of known.entries()) {
        const pair = [
          ['known', email],
          ['unknown', `none-${way.length}-${place}@example.com`],
        ] as const;
        for (const [kind, address] of place % 2 ? pair : pair.toReversed())
          times[kind].push(...(await send(app.url, ask(address, `203.0.113.${place}`))));
      }
      const [a, b] = [times.known, times.unknown];
      const longer = a.reduce(
        (sum, one) => sum + b.reduce((more, other) => more + (one > other ? 1 : one === other ? 0.5 : 0), 0),
        0,
      );
      const share = (longer / (a.length * b.length)) * 100;
      console.log(
        `${way}: known ${median(a)} ms, unknown ${median(b)} ms at the median of ${a.length}; the known one is the longer in ${share.toFixed(1)}%`,
      );
    }
  } finally {
    await app.stop();
    for (const path of [dataDir, `${dataDir}.key`]) await rm(path, { recursive: true, force: true });
  }
}

/** Milliseconds until the answer; nothing where a busy machine gave none in time. */
async function send(url: string, { path, body, from }: ReturnType<Ask>): Promise<number[]> {
  const start = performance.now();
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
  const answer = await fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  if (answer.status === 429) throw new Error(`${path}: a limit answered before the address was looked at.`);
  return answer.status >= 500 ? [] : [performance.now() - start];
}

const median = (times: number[]): string => ([...times].sort((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(1);
