import { testEngine } from '@shortlist/database/testing';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mostSessions } from '../src/sessions/end-surplus.ts';
import { memoryStorage, openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe(`sessions and their tokens, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth({ autoconfirm: true });
  });
  beforeEach(() => service.reset());
  afterAll(() => service.close());

  const refresh = (token: string | undefined, headers: Record<string, string> = {}) =>
    service.post('/token?grant_type=refresh_token', { refresh_token: token }, headers);
  const signedUp = async () => {
    const client = service.client();
    const { data } = await client.signUp(ada);
    if (!data.session) throw new Error('A session was expected.');
    return { client, session: data.session };
  };

  test('of very many sessions of one user the one that was used longest ago ends', async () => {
    const { session } = await signedUp();
    const { rows } = await service.database.db.execute('select id from auth.users');
    await service.database.db.execute(`insert into auth.sessions (id, user_id, refresh_key, created_at, refreshed_at, not_after)
      select gen_random_uuid(), '${rows[0]?.id}', 'x', now() + n * interval '1 second', now() + n * interval '1 second', now() + interval '1 day'
      from generate_series(1, ${mostSessions - 1}) n`);
    expect((await refresh(session.refresh_token)).status).toBe(200);
    service.advance(3600);
    await service.client().signInWithPassword(ada);
    const { rows: left } = await service.database.db.execute('select count(*)::int as count from auth.sessions');
    expect(left).toEqual([{ count: mostSessions }]);
    expect((await refresh(session.refresh_token)).status).toBe(400);
  });

  test('near its end the client refreshes the token by itself; the old one is replaced', async () => {
    const storage = memoryStorage();
    const client = service.client({ storage });
    const { data } = await client.signUp(ada);
    // The client goes by the machine's clock: a stored session that is about to end is refreshed at the next question.
    const key = [...storage.data.keys()].find((name) => name.endsWith('token')) ?? '';
    const stored = JSON.parse(storage.data.get(key) ?? '{}');
    storage.data.set(key, JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) + 60 }));
    const now = (await client.getSession()).data.session;
    expect(now?.refresh_token).not.toBe(data.session?.refresh_token);
    expect(now?.expires_in).toBe(900);
  });

  test('two tabs that race a refresh both go on, with one and the same new token', async () => {
    const { session } = await signedUp();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(session.refresh_token)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json()).refresh_token));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(session.refresh_token);
  });

  test('an answer that was lost is given again, even hours later', async () => {
    const { session } = await signedUp();
    const lost = await (await refresh(session.refresh_token)).json();
    service.advance(7_200);
    const again = await (await refresh(session.refresh_token)).json();
    expect(again.refresh_token).toBe(lost.refresh_token);
    expect((await refresh(again.refresh_token)).status).toBe(200);
  });

  test('a token that was replaced twice ends the session, and the owner is told', async () => {
    const { client, session } = await signedUp();
    const second = await (await refresh(session.refresh_token)).json();
    service.advance(600);
    const third = await (await refresh(second.refresh_token)).json();
    service.advance(600);
    const reused = await refresh(session.refresh_token);
    expect(reused.status).toBe(400);
    expect((await reused.json()).error_code).toBe('refresh_token_already_used');
    expect((await (await refresh(third.refresh_token)).json()).error_code).toBe('refresh_token_not_found');
    expect((await client.getUser()).data.user).toBeNull();
    expect((await service.mails(ada.email)).map((mail) => mail.subject)).toContain(
      'We signed you out of Shortlist for your security',
    );
  });

  test('tokens that are cut, forged or of another session open nothing', async () => {
    const { session } = await signedUp();
    const other = await service.client().signUp({ email: 'eve@example.org', password: 'a phrase of her own' });
    const token = session.refresh_token;
    const bytes = Buffer.from(token, 'base64url');
    bytes[5] = (bytes[5] ?? 0) ^ 1;
    for (const bad of [token.slice(0, -2), bytes.toString('base64url'), 'short', '', 'x'.repeat(60), `${token}AAAA`]) {
      const answer = await refresh(bad);
      expect([400]).toContain(answer.status);
    }
    expect((await refresh(other.data.session?.refresh_token)).status).toBe(200);
    expect((await refresh(token)).status).toBe(200);
  });

  test('a server in trouble never signs anybody out', async () => {
    let down = true;
    const client = service.client({
      intercept: (request, real) => {
        if (!down || !request.url.includes('/token')) return real(request);
        return Promise.resolve(new Response('{"message":"down"}', { status: 503 }));
      },
    });
    await client.signUp(ada);
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: Date.now() });
    const trying = client.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    const { error } = await trying;
    vi.useRealTimers();
    expect(error?.name).toBe('AuthRetryableFetchError');
    expect((await client.getSession()).data.session).not.toBeNull();
    down = false;
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
  });

  test('failures of the database are 5xx, for a refresh too', async () => {
    const { session } = await signedUp();
    const broken = await openTestAuth({ autoconfirm: true });
    await broken.close();
    const answer = await broken.post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect((await answer.json()).error_id).toBeTruthy();
    expect(broken.failures).toHaveLength(1);
  });

  test('a sign-out in one tab is seen by another at its next question', async () => {
    const storage = memoryStorage();
    const [one, two] = [service.client({ storage }), service.client({ storage })];
    await one.signUp(ada);
    expect((await two.getSession()).data.session).not.toBeNull();
    await one.signOut();
    expect((await two.getSession()).data.session).toBeNull();
  });

  test('a session ends after long idleness and at its last day, however often it is used', async () => {
    const { session } = await signedUp();
    service.advance(31 * 86_400);
    const idle = await (await refresh(session.refresh_token)).json();
    expect(idle).toMatchObject({ error_code: 'session_expired', msg: expect.stringContaining('Inactivity') });
    const other = await service.client().signInWithPassword(ada);
    let token = other.data.session?.refresh_token;
    for (let month = 0; month < 9; month += 1) {
      service.advance(20 * 86_400);
      const answer = await (await refresh(token)).json();
      token = answer.refresh_token;
    }
    expect(token).toBeUndefined();
  });

  test('a browser of this origin gets a cookie that its refreshes need', async () => {
    const page = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };
    await signedUp();
    const answer = await service.post('/token?grant_type=password', ada, page);
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^__Host-auth-binding=.*Path=\/; HttpOnly; Secure; SameSite=Lax/);
    const { refresh_token: token } = await answer.json();
    expect((await (await refresh(token)).json()).error_code).toBe('refresh_token_not_found');
    const forged = `__Host-auth-binding=${'a'.repeat(32)}.${'b'.repeat(43)}`;
    expect((await refresh(token, { ...page, Cookie: forged })).status).toBe(400);
    const own = { ...page, Cookie: cookie.split(';')[0] ?? '' };
    expect((await refresh(token, own)).status).toBe(200);
    const again = await service.post('/token?grant_type=password', ada, own);
    expect(again.headers.get('Set-Cookie')).toBe(cookie);
  });

  test('a token without a cookie is bound to the kind of browser, unless it stays in its network', async () => {
    await signedUp();
    const answer = await service.post('/token?grant_type=password', ada, { 'User-Agent': chrome });
    const { refresh_token: token } = await answer.json();
    expect((await refresh(token, { 'User-Agent': firefox })).status).toBe(200);
    const moved = await openTestAuth({ autoconfirm: true, trustedProxies: 1 });
    await moved.client().signUp(ada);
    const there = { 'User-Agent': chrome, 'X-Forwarded-For': '198.51.100.1' };
    const second = (await (await moved.post('/token?grant_type=password', ada, there)).json()).refresh_token;
    const thief = { 'User-Agent': firefox, 'X-Forwarded-For': '192.0.2.9' };
    const stolen = await moved.post('/token?grant_type=refresh_token', { refresh_token: second }, thief);
    expect((await stolen.json()).error_code).toBe('session_expired');
    await moved.close();
  });

  test('a sign-in with an unfamiliar browser is told, a familiar one is not', async () => {
    const familiar = () => service.post('/token?grant_type=password', ada, { 'User-Agent': chrome });
    await service.client({ headers: { 'User-Agent': chrome } }).signUp(ada);
    await familiar();
    expect(await service.mails(ada.email)).toEqual([]);
    await service.post('/token?grant_type=password', ada, { 'User-Agent': firefox });
    await familiar();
    const [mail, ...rest] = await service.mails(ada.email);
    expect(mail?.text).toContain('Firefox on Linux');
    expect(rest).toEqual([]);
  });

  test('the signing key turns when it is due; tokens and clients go on', async () => {
    const { session } = await signedUp();
    const kids = async () =>
      (await (await service.request('/.well-known/jwks.json')).json()).keys.map((key: { kid: string }) => key.kid);
    const before = await kids();
    expect(before).toHaveLength(2);
    service.advance(91 * 86_400);
    await service.auth.cleanUp();
    const fresh = await service.client().signInWithPassword(ada);
    const header = JSON.parse(atob(fresh.data.session?.access_token.split('.')[0] ?? ''));
    expect(before).toContain(header.kid);
    const after = await kids();
    expect(after).toHaveLength(3);
    expect(before.every((kid: string) => after.includes(kid))).toBe(true);
    service.advance(7_200);
    await service.auth.cleanUp();
    expect(await kids()).toHaveLength(2);
    expect(JSON.parse(atob(session.access_token.split('.')[0] ?? '')).kid).not.toBe(header.kid);
  });

  test('keys of a file sign instead, and only their public halves are shown', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const own = await openTestAuth({
      autoconfirm: true,
      signingKeys: { keys: [(await exportJWK(privateKey)) as never] },
    });
    const client = own.client();
    await client.signUp(ada);
    expect((await client.getClaims()).data?.header.alg).toBe('RS256');
    const { keys } = await (await own.request('/.well-known/jwks.json')).json();
    expect(Object.keys(keys[0])).not.toEqual(expect.arrayContaining(['d']));
    expect(keys[0].kty).toBe('RSA');
    await own.close();
  });

  test('what is past its time is deleted', async () => {
    await signedUp();
    await service.post('/otp', { email: 'late@example.org' });
    service.advance(40 * 86_400);
    await service.auth.cleanUp();
    for (const table of ['sessions', 'one_time_tokens', 'rate_limits']) {
      expect((await service.database.db.execute(`select 1 from auth.${table}`)).rows).toEqual([]);
    }
    // Who typed in an address and never answered its mail left nothing behind.
    expect((await service.database.db.execute('select email from auth.users')).rows).toEqual([{ email: ada.email }]);
  });

  test('an anonymous account that an administrator deleted but for its row holds nothing up', async () => {
    const own = await openTestAuth({ anonymous: true });
    const { data } = await own.client().signInAnonymously();
    const headers = { Authorization: `Bearer ${await own.auth.serviceToken()}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ should_soft_delete: true });
    const deleted = await own.request(`/admin/users/${data.user?.id}`, { method: 'DELETE', body, headers });
    expect(deleted.status).toBe(200);
    own.advance(40 * 86_400);
    await expect(own.auth.cleanUp()).resolves.toBeUndefined();
    await own.close();
  });

  test('whom an administrator invited or added stays though somebody typed in their address, and so does who has a mail to answer', async () => {
    const headers = { Authorization: `Bearer ${await service.auth.serviceToken()}` };
    await service.post('/admin/generate_link', { type: 'invite', email: 'invited@example.org' }, headers);
    await service.post('/admin/users', { email: 'added@example.org' }, headers);
    await service.post('/otp', { email: 'asks@example.org' });
    service.advance(86_400);
    for (const email of ['invited@example.org', 'added@example.org', 'typed@example.org'])
      await service.post('/otp', { email });
    service.advance(40 * 86_400);
    await service.post('/recover', { email: 'asks@example.org' });
    await service.auth.cleanUp();
    const { rows } = await service.database.db.execute('select email from auth.users order by email');
    expect(rows.map(({ email }) => email)).toEqual(['added@example.org', 'asks@example.org', 'invited@example.org']);
  });
});
