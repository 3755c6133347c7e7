import { describe, expect, it } from 'vitest';
import { sendWelcomeEmail } from './send-welcome-email.ts';

function service(...statuses: number[]) {
  const calls: { body: unknown; authorization: string | null }[] = [];
  const waits: number[] = [];
  return {
    calls,
    waits,
    options: {
      key: 'public-key',
      wait: async (ms: number) => void waits.push(ms),
      fetch: (async (_url, init) => {
        calls.push({
          body: JSON.parse(String(init?.body)),
          authorization: new Headers(init?.headers).get('Authorization'),
        });
        return new Response(null, { status: statuses[calls.length - 1] ?? 200 });
      }) satisfies typeof fetch,
    },
  };
}

describe('the welcome email', () => {
  it('is asked for with the user id and the public key', async () => {
    const { calls, waits, options } = service(200);
    await sendWelcomeEmail('u1', options);
    expect(calls).toEqual([{ body: { userId: 'u1' }, authorization: 'Bearer public-key' }]);
    expect(waits).toEqual([]);
  });

  it('is asked for again after 1, 2 and 4 seconds when the service is busy', async () => {
    const { calls, waits, options } = service(429, 429, 429, 200);
    await sendWelcomeEmail('u1', options);
    expect(calls).toHaveLength(4);
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it('is given up after three retries, and at once on another refusal', async () => {
    await expect(sendWelcomeEmail('u1', service(429, 429, 429, 429).options)).rejects.toThrow('429');
    const { calls, options } = service(500);
    await expect(sendWelcomeEmail('u1', options)).rejects.toThrow('500');
    expect(calls).toHaveLength(1);
  });
});
