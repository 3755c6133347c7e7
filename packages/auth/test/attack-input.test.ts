import { testEngine } from '@shortlist/database/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';
import { SITE } from './support/quick-settings.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const routes = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/token?grant_type=constructor'],
  ['POST', '/recover'],
  ['POST', '/otp'],
  ['POST', '/resend'],
  ['POST', '/verify'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', '/factors/recovery-codes/verify'],
] as const;

describe(`hostile input, ${testEngine()} engine`, () => {
  let service: TestAuth;
  let bearer: string;
  beforeAll(async () => {
    service = await openTestAuth();
  });
  beforeEach(async () => {
    await service.reset();
    await service.client().signUp(ada);
    const client = service.client();
    const { data } = await client.verifyOtp({ token_hash: linkOf((await service.mails())[0]).token, type: 'signup' });
    bearer = data.session?.access_token ?? '';
  });
  afterAll(() => service.close());

  const send = (method: string, path: string, body: BodyInit) =>
    service.request(path, {
      method,
      body,
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
    });

  test('bodies that are no JSON object, or too large, are refused as such', async () => {
    for (const [method, path] of routes) {
      for (const body of ['{', '[]', '"text"', 'null', '1', '\u0000', '{"email":', '<xml/>']) {
        const answer = await send(method, path, body);
        expect([path, body, answer.status >= 400 && answer.status < 500]).toEqual([path, body, true]);
      }
      // A million signs of empty objects took the loop for most of a second, before anything was known of who sent them.
      for (const body of [JSON.stringify({ email: 'x'.repeat(33_000) }), `{"x":[${'{},'.repeat(11_000)}{}]}`]) {
        const large = await send(method, path, body);
        expect([path, large.status, (await large.json()).error_code]).toEqual([path, 413, 'request_entity_too_large']);
      }
    }
    expect((await (await send('POST', '/signup', '{')).json()).error_code).toBe('bad_json');
    expect(service.failures).toEqual([]);
  });

  test('no body at all makes the service fail', async () => {
    const field = fc.constantFrom(
      'email',
      'password',
      'token',
      'token_hash',
      'type',
      'data',
      'phone',
      'nonce',
      'refresh_token',
      'code',
      'id_token',
      'provider',
      'auth_code',
      'code_verifier',
      'code_challenge',
      'code_challenge_method',
      'create_user',
      'factor_type',
      'friendly_name',
      'current_password',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        'signup',
        'email',
        'recovery',
        'google',
        'totp',
        's256',
        ada.email,
        "' or ''='",
        '\u0000',
        '../..',
        '{{7*7}}',
      ),
    );
    const body = fc.dictionary(field, fc.oneof(text, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 5 });
    const property = fc.asyncProperty(fc.constantFrom(...routes), body, async ([method, path], value) => {
      const answer = await send(method, path, JSON.stringify(value));
      expect(answer.status).toBeLessThan(500);
    });
    await fc.assert(property, { numRuns: 150 });
    expect(service.failures).toEqual([]);
  });

  test('half a sign of an alphabet beyond the first makes nothing fail', async () => {
    const half = '\\ud83d';
    for (const [method, path] of routes) {
      const fields = ['email', 'password', 'token', 'type', 'refresh_token', 'code', 'nonce', 'friendly_name'];
      const texts = fields.map((field) => `"${field}":"x${half}"`).join();
      const answer = await send(method, path, `{${texts},"data":{"name${half}":["${half}"]},"factor_type":"totp"}`);
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
    const named = await send('PUT', '/user', `{"data":{"name":"Ada ${half}"}}`);
    expect([named.status, (await named.json()).user_metadata.name]).toEqual([200, 'Ada \ufffd']);
    expect(service.failures).toEqual([]);
  });

  test('a name that is no text is kept beside the account and stands in nobody’s way', async () => {
    const odd: unknown[] = [{ toString: 1 }, { valueOf: null, toString: null }, [[]], 7, null];
    for (const [index, name] of odd.entries()) {
      const answer = await service.post('/signup', { ...ada, email: `odd${index}@example.org`, data: { name } });
      expect([name, answer.status]).toEqual([name, 200]);
      const changed = await send('PUT', '/user', JSON.stringify({ data: { name }, password: 'x' }));
      expect([name, changed.status < 500]).toEqual([name, true]);
    }
    expect(service.failures).toEqual([]);
  });

  test('what looks like SQL or HTML is text', async () => {
    const name = `Robert'); drop table auth.users; -- <script>alert(1)</script> \${x}`;
    const email = `o'brien+a"b@example.org`.replace('"', '');
    await service.client().signUp({ email, password: ada.password, options: { data: { name } } });
    const [mail] = await service.mails(email);
    const { data } = await service.client().verifyOtp({ token_hash: linkOf(mail).token, type: 'signup' });
    expect(data.user?.user_metadata.name).toBe(name);
    for (const injected of ["' or '1'='1", "'; select pg_sleep(10); --", 'a@example.org\r\nBcc: eve@example.org']) {
      const answer = await service.post('/recover', { email: injected });
      expect((await answer.json()).error_code).toBe('validation_failed');
    }
    const query = await service.request(`/verify?token=${encodeURIComponent("' or 1=1 --")}&type=signup`);
    expect(query.headers.get('Location')).toContain('otp_expired');
  });

  test('nobody gives themselves rights, at sign-up or later', async () => {
    const gifts = {
      role: 'service_role',
      aud: 'x',
      app_metadata: { role: 'admin' },
      email_confirmed_at: '2020-01-01',
      is_admin: true,
      id: '6f1d2c3b-0000-4000-8000-000000000000',
    };
    const { id, role, app_metadata, email_confirmed_at } = await (
      await service.post('/signup', { ...ada, email: 'eve@example.org', ...gifts })
    ).json();
    expect({ role, app_metadata }).toEqual({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(id).not.toBe(gifts.id);
    expect(email_confirmed_at).toBeUndefined();
    const polluted = await send(
      'PUT',
      '/user',
      '{"data":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
    );
    expect(polluted.status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const claimed = await send(
      'PUT',
      '/user',
      JSON.stringify({ data: { email: 'boss@example.org', email_verified: true, sub: 'x' } }),
    );
    const user = await claimed.json();
    expect(user.email).toBe(ada.email);
  });

  test('nobody is sent to a foreign site', async () => {
    const targets = [
      'https://evil.example',
      '//evil.example',
      'https://app.example@evil.example',
      'https://app.example.evil.example',
      'javascript:alert(1)',
      'https://app.example\\@evil.example',
      'data:text/html,x',
      'https:evil.example',
      `${SITE}:8443/`,
      'http://app.example/',
      '%0d%0aLocation:evil',
      ' https://evil.example',
    ];
    for (const target of targets) {
      const answer = await service.request(`/verify?token=x&type=signup&redirect_to=${encodeURIComponent(target)}`);
      expect(new URL(answer.headers.get('Location') ?? '').origin).toBe(SITE);
      await service.client().resetPasswordForEmail(ada.email, { redirectTo: target });
      expect(new URL(linkOf((await service.mails(ada.email))[0]).redirectTo).origin).toBe(SITE);
    }
  });

  test('unknown routes and methods are answered like everything else', async () => {
    for (const [method, path] of [
      ['GET', '/nothing'],
      ['DELETE', '/signup'],
      ['GET', '/token'],
      ['POST', '/../admin/users'],
      ['GET', '/passkeys'],
      ['POST', '/sso'],
    ] as const) {
      const answer = await service.request(path, { method });
      expect(answer.status).toBeGreaterThanOrEqual(401);
      expect(answer.status).toBeLessThan(500);
      expect((await answer.json()).error_code).toBeTruthy();
    }
  });

  test('errors speak the version of the protocol that was asked for', async () => {
    const old = await service.post('/token?grant_type=password', { ...ada, password: 'wrong' });
    expect(await old.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
    const headers = { 'X-Supabase-Api-Version': '2024-01-01' };
    const now = await service.post('/token?grant_type=password', { ...ada, password: 'wrong' }, headers);
    expect(now.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01');
    expect(now.headers.get('Access-Control-Expose-Headers')).toContain('X-Supabase-Api-Version');
    expect(await now.json()).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  });
});
