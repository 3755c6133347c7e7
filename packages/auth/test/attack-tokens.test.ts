import { createHmac, randomUUID } from 'node:crypto';
import { testEngine } from '@shortlist/database/testing';
import { exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe(`forged tokens, ${testEngine()} engine`, () => {
  let service: TestAuth;
  let token: string;
  let claims: Record<string, unknown>;
  let header: { alg: string; kid: string };
  beforeAll(async () => {
    service = await openTestAuth({ autoconfirm: true });
    const { data } = await service.client().signUp(ada);
    token = data.session?.access_token ?? '';
    const [first = '', second = ''] = token.split('.');
    header = JSON.parse(atob(first));
    claims = JSON.parse(Buffer.from(second, 'base64url').toString());
  });
  afterAll(() => service.close());

  const ask = async (bearer: string, path = '/user') => {
    const answer = await service.request(path, { headers: { Authorization: `Bearer ${bearer}` } });
    return { status: answer.status, code: (await answer.json()).error_code };
  };
  const refused = { status: 403, code: 'bad_jwt' };
  /** Signs with the service's own key: what an attacker cannot do, to see that each claim is checked by itself. */
  const signed = async (changes: Record<string, unknown>) => {
    const { key, kid, alg } = await service.auth.context.keys.signing();
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg, kid }).sign(key);
  };

  test('the real one opens', async () => {
    expect((await ask(token)).status).toBe(200);
  });

  test('no signature, a cut one, changed claims', async () => {
    const [first, second, third = ''] = token.split('.');
    const unsigned = `${base64url({ alg: 'none', typ: 'JWT' })}.${second}.`;
    const withKid = `${base64url({ alg: 'none', kid: header.kid })}.${second}.`;
    const changed = `${first}.${base64url({ ...claims, sub: randomUUID() })}.${third}`;
    for (const bad of [unsigned, withKid, `${first}.${second}.${third.slice(0, -4)}`, changed, 'a.b.c', 'x']) {
      expect(await ask(bad)).toEqual(refused);
    }
  });

  test('the public key used as an HMAC secret', async () => {
    const { keys } = await (await service.request('/.well-known/jwks.json')).json();
    const pem = await exportSPKI((await importJWK(keys[0], 'ES256')) as CryptoKey);
    for (const secret of [pem, JSON.stringify(keys[0]), keys[0].x]) {
      const body = `${base64url({ alg: 'HS256', kid: keys[0].kid })}.${base64url(claims)}`;
      const signature = createHmac('sha256', secret).update(body).digest('base64url');
      expect(await ask(`${body}.${signature}`)).toEqual(refused);
    }
  });

  test('another key, with its own or with our key id, or carried in the header', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    for (const kid of [header.kid, 'mine', '../../etc/passwd', "' or 1=1 --"]) {
      const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
      expect(await ask(forged)).toEqual(refused);
    }
    const jwk = { kty: 'EC', crv: 'P-256', x: 'a', y: 'b' };
    const carried = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', jwk, jku: 'https://evil.example/jwks.json' })
      .sign(privateKey);
    expect(await ask(carried)).toEqual(refused);
  });

  test('another audience, another issuer, no end, past its end, no person', async () => {
    expect(await ask(await signed({ aud: 'other' }))).toEqual(refused);
    expect(await ask(await signed({ aud: ['authenticated', 'other'] }))).toEqual(refused);
    expect(await ask(await signed({ iss: 'https://evil.example' }))).toEqual(refused);
    expect(await ask(await signed({ exp: undefined }))).toEqual(refused);
    expect(await ask(await signed({ exp: 1 }))).toEqual(refused);
    expect(await ask(await signed({ sub: undefined }))).toEqual(refused);
    expect(await ask(await signed({ sub: 'not-a-uuid' }))).toEqual({ status: 400, code: 'bad_jwt' });
    expect(await ask(await signed({ sub: randomUUID() }))).toEqual({ status: 403, code: 'user_not_found' });
    expect(await ask(await signed({ session_id: randomUUID() }))).toEqual({ status: 403, code: 'session_not_found' });
    expect(await ask(await signed({ session_id: undefined }))).toEqual({ status: 403, code: 'session_not_found' });
  });

  test('a session of another person', async () => {
    const eve = await service.client().signUp({ email: 'eve@example.org', password: 'a phrase of her own' });
    const session = JSON.parse(Buffer.from(eve.data.session?.access_token.split('.')[1] ?? '', 'base64url').toString());
    expect(await ask(await signed({ session_id: session.session_id }))).toEqual({
      status: 403,
      code: 'session_not_found',
    });
  });

  test('a service token is no person, and a person no service', async () => {
    expect(await ask(await service.auth.serviceToken())).toEqual(refused);
    expect(await ask(token, '/admin/users')).toEqual({ status: 403, code: 'not_admin' });
  });

  test('the legacy secret verifies when set, and only HS256', async () => {
    const secret = 'a legacy secret of a foreign project';
    const legacy = await openTestAuth({ autoconfirm: true, hs256VerifySecret: secret });
    const { data } = await legacy.client().signUp(ada);
    const own = JSON.parse(Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString());
    const sign = (alg: string, key: string) =>
      new SignJWT(own).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key));
    const status = async (bearer: string) =>
      (await legacy.request('/user', { headers: { Authorization: `Bearer ${bearer}` } })).status;
    expect(await status(await sign('HS256', secret))).toBe(200);
    expect(await status(await sign('HS256', 'another secret'))).toBe(403);
    await legacy.close();
  });

  test('headers that only look like a bearer token', async () => {
    for (const value of [
      '',
      'Bearer',
      'Bearer ',
      `Basic ${btoa('a:b')}`,
      `Token ${token}`,
      `Bearer ${token} x`,
      `Bearer ${'x'.repeat(17_000)}`,
    ]) {
      const answer = await service.request('/user', { headers: { Authorization: value } });
      expect(answer.status).toBe(401);
      expect((await answer.json()).error_code).toBe('no_authorization');
    }
  });

  test('a cookie alone opens nothing, and other origins may not send any', async () => {
    const answer = await service.request('/user', {
      headers: { Cookie: `__Host-auth-binding=x; sb-access-token=${token}` },
    });
    expect(answer.status).toBe(401);
    const preflight = await service.request('/token', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});
