import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testEngine } from '@shortlist/database/testing';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe(`ID tokens that an app got itself, ${testEngine()} engine`, () => {
  let service: TestAuth;
  let server: Server;
  let issuer: string;
  let key: CryptoKey;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    key = pair.privateKey;
    const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256' }] };
    server = createServer((request, response) => {
      const found = {
        issuer,
        jwks_uri: `${issuer}/keys`,
        authorization_endpoint: `${issuer}/a`,
        token_endpoint: `${issuer}/t`,
      };
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(request.url === '/keys' ? keys : found));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    service = await openTestAuth({ google: { clientId: 'web', clientSecret: 's', issuer, otherClientIds: ['phone'] } });
  });
  beforeEach(() => service.reset());
  afterAll(async () => {
    await service.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const idToken = (changes: Record<string, unknown> = {}) => {
    const time = Math.floor(service.now().getTime() / 1000);
    const claims = {
      iss: issuer,
      aud: 'web',
      sub: '77',
      iat: time,
      exp: time + 600,
      email: 'ada@example.org',
      email_verified: true,
    };
    return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
  };
  const signIn = async (token: string, more: { nonce?: string; access_token?: string } = {}) =>
    service.client().signInWithIdToken({ provider: 'google', token, ...more });

  test('open a session for every client id of the project', async () => {
    const first = await signIn(await idToken());
    expect(first.data.user).toMatchObject({ email: 'ada@example.org', app_metadata: { provider: 'google' } });
    const second = await signIn(await idToken({ aud: 'phone' }));
    expect(second.data.user?.id).toBe(first.data.user?.id);
  });

  test('must be for us, fresh, and from the issuer', async () => {
    for (const changes of [{ aud: 'other' }, { iss: 'https://evil.example' }, { exp: 1 }, { sub: undefined }]) {
      expect((await signIn(await idToken(changes))).error?.code).toBe('validation_failed');
    }
  });

  test('must carry the hash of the nonce that the app kept, when there is one', async () => {
    const token = await idToken({ nonce: hashOf('kept') });
    expect((await signIn(token, { nonce: 'kept' })).error).toBeNull();
    expect((await signIn(token, { nonce: 'other' })).error?.message).toBe('Nonces mismatch');
    expect((await signIn(token)).error?.message).toContain('either both exist or not');
    expect((await signIn(await idToken(), { nonce: 'kept' })).error?.message).toContain('either both exist or not');
  });

  test('must belong to the access token that comes with it', async () => {
    const half = createHash('sha256').update('access').digest().subarray(0, 16).toString('base64url');
    const token = await idToken({ at_hash: half });
    expect((await signIn(token, { access_token: 'access' })).error).toBeNull();
    expect((await signIn(token, { access_token: 'another' })).error?.code).toBe('validation_failed');
  });
});
