import { setTimeout as wait } from 'node:timers/promises';
import { signInOverHttp } from '../../e2e/submit-resume.ts';
import { openSession } from '../measure/open-session.ts';

type Waits = { count: number; median: number; most99: number; most: number; late: number };

const everyMs = 250;
const mostMs = 500;
/** An access token ends after a quarter of an hour. */
const sessionMs = 300_000;

/** A person who looks at their account four times a second, and how long they waited each time. */
export async function watchSecondPerson(url: string): Promise<{ stop(): Promise<Waits> }> {
  const email = 'second@example.com';
  let headers = await openSession(url, email);
  let since = performance.now();
  const times: number[] = [];
  let told = 0;
  let stopped = false;

  async function look(): Promise<void> {
    while (!stopped) {
      if (performance.now() - since > sessionMs) {
        headers = await signInOverHttp(url, email).catch(() => headers);
        since = performance.now();
      }
      const start = performance.now();
      const answered = await fetch(`${url}/api/account`, { headers }).then(
        async (response) => {
          if (!response.ok && told++ < 5)
            console.log(`second person: ${response.status} ${(await response.text()).slice(0, 200)}`);
          return response.ok;
        },
        () => false,
      );
      times.push(answered ? performance.now() - start : 60_000);
      await wait(everyMs);
    }
  }
  const looking = look();
  return {
    async stop() {
      stopped = true;
      await looking;
      const sorted = times.sort((a, b) => a - b).map(Math.round);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      const late = sorted.filter((time) => time > mostMs).length;
      return { count: sorted.length, median: at(0.5), most99: at(0.99), most: at(1), late };
    },
  };
}
