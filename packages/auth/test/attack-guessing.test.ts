import { testEngine } from '@shortlist/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTurn, type Turn, turnOfPerson, turnOfStranger } from '../src/passwords/take-turns.ts';
import { provePresence } from '../src/users/prove-presence.ts';
import { compareTimes } from './support/compare-times.ts';
import { linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`guessing and telling, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth({
      trustedProxies: 1,
      mailMinInterval: 60,
      replyFloorMs: 120,
      argon2: { memory: 4_096, passes: 2, parallelism: 1 },
    });
    await service.auth.context.keys.signing();
    await service.client().signUp(ada);
    const { token } = linkOf((await service.mails(ada.email))[0]);
    await service.client().verifyOtp({ token_hash: token, type: 'signup' });
  });
  afterAll(() => service.close());

  const from = (ip: string) => ({ 'X-Forwarded-For': ip });
  const timed = async (work: () => Promise<Response>) => {
    const start = performance.now();
    const answer = await work();
    return { ms: performance.now() - start, answer, text: await answer.text() };
  };

  test('replies by mail are the same for known and unknown addresses, and so are their limits', async () => {
    service.advance(120);
    for (const path of ['/recover', '/otp', '/resend']) {
      const ask = (email: string) => service.post(path, { email, create_user: true, type: 'signup' });
      for (let round = 0; round < 2; round += 1) {
        const known = await timed(() => ask(ada.email));
        const unknown = await timed(() => ask(`nobody${path.slice(1)}@example.org`));
        expect(known.answer.status).toBe(round === 0 ? 200 : 429);
        expect([known.answer.status, known.text]).toEqual([unknown.answer.status, unknown.text]);
        expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(115);
      }
    }
  });

  test('a wrong code and an unknown address get one answer', async () => {
    const ask = (email: string) => service.post('/verify', { type: 'email', email, token: '123456' });
    const known = await timed(() => ask(ada.email));
    const unknown = await timed(() => ask('nobody@example.org'));
    expect(known.text).toBe(unknown.text);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(115);
  });

  test('the time of a wrong password does not tell whether the address is known', async () => {
    const ask = (email: string) => (round: number) => {
      service.advance(90_000);
      const body = { email, password: 'wrong' };
      return service.post('/token?grant_type=password', body, from(`10.1.${round}.1`));
    };
    const told = await compareTimes(40, ask(ada.email), ask('nobody@example.org'));
    // What a watcher could use is both: beyond chance, and large enough to be seen through a network.
    expect(Math.abs(told.z) > 3.3 && Math.abs(told.shift) > 0.1, JSON.stringify(told)).toBe(false);
    // The measure itself is sharp enough: without an address no hash is made, and that shows.
    const seen = await compareTimes(20, ask(ada.email), ask(''));
    expect(Math.abs(seen.z) > 3.3 && Math.abs(seen.shift) > 0.1, JSON.stringify(seen)).toBe(true);
  });

  test('the time of a sign-up does not tell whether the address is taken', async () => {
    const ask = (email: (round: number) => string) => (round: number) => {
      service.advance(600);
      return service.post('/signup', { ...ada, email: email(round) }, from(`10.2.${round}.1`));
    };
    const fresh = ask((round) => `fresh${round}@example.org`);
    const told = await compareTimes(
      20,
      ask(() => ada.email),
      fresh,
    );
    expect(Math.abs(told.z) > 3.3 && Math.abs(told.shift) > 0.1, JSON.stringify(told)).toBe(false);
  });

  test('passwords cannot be tried from one address for long, nor by pretending to be many', async () => {
    service.advance(90_000);
    for (const email of [ada.email, 'somebody@example.org']) {
      const statuses: number[] = [];
      for (let index = 0; index < 12; index += 1) {
        const headers = from(`${index}.${index}.${index}.${index}, 198.51.100.7`);
        statuses.push((await service.post('/token?grant_type=password', { email, password: 'wrong' }, headers)).status);
      }
      expect(statuses.slice(0, 10).every((status) => status === 400)).toBe(true);
      expect(statuses.slice(10)).toEqual([429, 429]);
    }
    service.advance(90_000);
  });

  test('nor from a thousand addresses; the owner at home is not locked out by it', async () => {
    const home = from('192.0.2.44');
    expect((await service.post('/token?grant_type=password', ada, home)).status).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const headers = from(`10.${index}.1.1`);
      statuses.push((await service.post('/token?grant_type=password', { ...ada, password: 'wrong' }, headers)).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
    expect((await service.post('/token?grant_type=password', ada, from('10.99.1.1'))).status).toBe(429);
    expect((await service.post('/token?grant_type=password', ada, home)).status).toBe(200);
  });

  test('a right password that is refused while the service is busy costs no guess, at the sign-in and at a proof', async () => {
    const gate = Promise.withResolvers<void>();
    const own = { email: 'busy@example.org', password: ada.password };
    await service.client().signUp(own);
    const { token } = linkOf((await service.mails(own.email))[0]);
    const { data } = await service.client().verifyOtp({ token_hash: token, type: 'signup' });
    const userId = data.user?.id ?? '';
    const hold = (turn: Turn, times: number) => Array.from({ length: times }, () => inTurn(turn, () => gate.promise));
    const held = [...hold(turnOfStranger('10.7.7.1'), 32), ...hold(turnOfPerson(userId), 6)];
    const signIn = () => service.post('/token?grant_type=password', own, from('10.7.7.2'));
    const prove = () =>
      provePresence(service.auth.context, userId, 'a session', { currentPassword: own.password, nonce: undefined });
    for (let round = 0; round < 12; round += 1) {
      const refused = await signIn();
      expect([round, refused.status, refused.headers.get('Retry-After')]).toEqual([round, 503, '5']);
      await expect(prove()).rejects.toMatchObject({ status: 503 });
    }
    gate.resolve();
    await Promise.all(held);
    expect((await signIn()).status).toBe(200);
    expect(await prove()).toBe(true);
  });

  test('limits hold across processes: another instance over the same database sees them', async () => {
    const key = 'shared key';
    const { takeToken } = await import('../src/limits/take-token.ts');
    const other = { ...service.auth.context, secrets: { ...service.auth.context.secrets } };
    const rate = { per: 1, burst: 3 };
    const waits = await Promise.all(
      [service.auth.context, other, service.auth.context, other].map((auth) => takeToken(auth, key, rate)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits)).toBeGreaterThan(0);
    service.advance(300);
    expect(await takeToken(other, key, rate)).toBe(0);
  });
});
