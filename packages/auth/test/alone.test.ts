import { openPostbox, type Postbox } from '@shortlist/mail/testing';
import { AuthClient } from '@supabase/auth-js';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalVerifier } from '../src/index.ts';
import { memoryStorage } from './support/open-test-auth.ts';
import { startService } from './support/start-service.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const legacySecret = 'the legacy secret of a foreign project';

describe('the service alone, as a foreign project', () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let mail: Postbox;
  beforeAll(async () => {
    mail = await openPostbox();
    service = await startService({
      SMTP_URL: mail.url,
      SITE_URL: 'https://app.example',
      AUTH_HS256_VERIFY_SECRET: legacySecret,
      AUTH_MAIL_MIN_INTERVAL_S: '1',
    });
  });
  afterAll(async () => {
    expect(await service.stop()).toBe(0);
    await mail.close();
  });

  const open = () =>
    new AuthClient({ url: service.url, storage: memoryStorage(), autoRefreshToken: false, detectSessionInUrl: false });
  const follow = async (text: string) => {
    const link = text.match(/http:\/\/127\.0\.0\.1:\d+\S+/)?.[0] ?? '';
    const answer = await fetch(link, { redirect: 'manual' });
    const fields = new URLSearchParams(new URL(answer.headers.get('Location') ?? '').hash.slice(1));
    return { access_token: fields.get('access_token') ?? '', refresh_token: fields.get('refresh_token') ?? '' };
  };
  const verifier = (options: { hs256Secret?: string } = {}) =>
    createExternalVerifier({ url: service.url, publishableKey: 'sb_publishable_x', liveCheckS: 0, ...options });

  test('mails go out over SMTP, their links lead in, and another server verifies the tokens', async () => {
    const client = open();
    expect(
      (await client.signUp({ ...ada, options: { emailRedirectTo: 'https://app.example/auth/callback' } })).error,
    ).toBeNull();
    const tokens = await follow((await mail.receive(ada.email)).text);
    const { data } = await client.setSession(tokens);
    expect(data.user?.email).toBe(ada.email);
    const verify = verifier();
    const token = data.session?.access_token ?? '';
    expect(await verify(token)).toMatchObject({
      userId: data.user?.id,
      email: ada.email,
      emailConfirmed: true,
      aal: 'aal1',
    });
    await expect(verify(`${token.slice(0, -6)}AAAAAA`)).rejects.toMatchObject({ status: 403, code: 'bad_jwt' });
    await client.resetPasswordForEmail(ada.email);
    await follow((await mail.receive(ada.email)).text);
    await client.signOut();
    await expect(verify(token)).rejects.toMatchObject({ status: 403 });
  });

  test('legacy tokens are verified by the secret, or by asking the project', async () => {
    const client = open();
    await client.signUp({ email: 'old@example.org', password: ada.password });
    const { access_token: token } = await follow((await mail.receive('old@example.org')).text);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const legacy = (secret: string) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
    const right = await legacy(legacySecret);
    const wrong = await legacy('somebody else');
    expect((await verifier({ hs256Secret: legacySecret })(right)).userId).toBe(claims.sub);
    expect((await verifier()(right)).email).toBe('old@example.org');
    await expect(verifier({ hs256Secret: legacySecret })(wrong)).rejects.toMatchObject({ status: 403 });
    await expect(verifier()(wrong)).rejects.toMatchObject({ status: 403 });
    for (const nonsense of [
      '',
      'a.b.c',
      `${btoa('{"alg":"HS256"}')}.${btoa('{}')}.x`,
      `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`,
    ]) {
      await expect(verifier()(nonsense)).rejects.toMatchObject({ status: 403 });
    }
  });

  test('a project that does not answer is no verdict on the token', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const down = createExternalVerifier({ url: 'http://127.0.0.1:9/auth/v1', publishableKey: 'x' });
    const some = await new SignJWT({ sub: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new Uint8Array(32));
    const signed = await new SignJWT({ sub: 'x' }).setProtectedHeader({ alg: 'ES256', kid: 'k' }).sign(privateKey);
    for (const each of [signed, some]) await expect(down(each)).rejects.toMatchObject({ status: 503 });
  });
});
