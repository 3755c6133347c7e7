import type { Executor } from '@shortlist/database';
import { testEngine } from '@shortlist/database/testing';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enrollTotp } from '../src/factors/enroll-totp.ts';
import { sessions, users } from '../src/tables.ts';
import { codeOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`two-factor authentication, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth({ autoconfirm: true });
  });
  beforeEach(() => service.reset());
  afterAll(() => service.close());

  const codeFor = (secret: string) => new TOTP({ secret }).generate({ timestamp: service.now().getTime() });
  const enrolled = async () => {
    const client = service.client();
    await client.signUp(ada);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    if (!data) throw new Error('Enrolment failed.');
    return { client, id: data.id, secret: data.totp.secret, qr: data.totp.qr_code };
  };
  const protectedAccount = async () => {
    const account = await enrolled();
    await account.client.mfa.challengeAndVerify({ factorId: account.id, code: codeFor(account.secret) });
    service.advance(30);
    return account;
  };

  test('an authenticator app is set up with a QR code, and its first code raises the session', async () => {
    const { client, id, secret, qr } = await enrolled();
    expect(qr).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(qr).not.toContain('#');
    const before = (await client.getSession()).data.session;
    const { data, error } = await client.mfa.challengeAndVerify({ factorId: id, code: codeFor(secret) });
    expect(error).toBeNull();
    const level = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(data?.refresh_token).not.toBe(before?.refresh_token);
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr?.map((entry) => (typeof entry === 'string' ? entry : entry.method)).sort()).toEqual([
      'password',
      'totp',
    ]);
    expect((await service.mails(ada.email))[0]?.subject).toContain('Two-factor authentication is on');
    expect(service.failures).toEqual([]);
  });

  test('a later sign-in starts at aal1 and rises with a code', async () => {
    const { id, secret } = await protectedAccount();
    const client = service.client();
    await client.signInWithPassword(ada);
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await client.updateUser({ password: 'a wholly new phrase' })).error?.code).toBe('insufficient_aal');
    expect((await client.updateUser({ data: { name: 'Eve' } })).error?.code).toBe('insufficient_aal');
    expect((await client.updateUser({ email: 'eve@example.org' })).error?.code).toBe('insufficient_aal');
    expect((await client.mfa.challengeAndVerify({ factorId: id, code: codeFor(secret) })).error).toBeNull();
    const change = { password: 'a wholly new phrase', current_password: ada.password };
    expect((await client.updateUser(change)).error).toBeNull();
  });

  test('who has the password alone signs nobody else out', async () => {
    const { client } = await protectedAccount();
    const half = service.client();
    for (const scope of ['others', 'global']) {
      const { data } = await half.signInWithPassword(ada);
      const Authorization = `Bearer ${data.session?.access_token}`;
      const { status } = await service.post(`/logout?scope=${scope}`, {}, { Authorization });
      expect([scope, status]).toEqual([scope, scope === 'others' ? 401 : 204]);
      expect((await client.getUser()).error).toBeNull();
    }
    expect((await half.getUser()).data.user).toBeNull();
    await half.signInWithPassword(ada);
    expect((await client.signOut({ scope: 'others' })).error).toBeNull();
    expect((await half.getUser()).data.user).toBeNull();
  });

  test('a code works once, even through a new challenge', async () => {
    const { id, secret } = await protectedAccount();
    const client = service.client();
    await client.signInWithPassword(ada);
    const code = codeFor(secret);
    await client.mfa.challengeAndVerify({ factorId: id, code });
    const replay = await client.mfa.challengeAndVerify({ factorId: id, code });
    expect(replay.error?.code).toBe('mfa_verification_failed');
  });

  test('guessing codes is stopped', async () => {
    const { id, secret } = await protectedAccount();
    const client = service.client();
    await client.signInWithPassword(ada);
    const wrong = codeFor(secret) === '123456' ? '654321' : '123456';
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 12; index += 1) {
      codes.push((await client.mfa.challengeAndVerify({ factorId: id, code: wrong })).error?.code);
    }
    expect(codes.at(0)).toBe('mfa_verification_failed');
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  });

  test('a refresh token of before the second factor leads nowhere', async () => {
    const { id, secret } = await protectedAccount();
    const client = service.client();
    const { data } = await client.signInWithPassword(ada);
    const stolen = data.session?.refresh_token;
    await client.mfa.challengeAndVerify({ factorId: id, code: codeFor(secret) });
    const racing = await service.post('/token?grant_type=refresh_token', { refresh_token: stolen });
    expect(racing.status).toBe(400);
    expect((await client.getUser()).error).toBeNull();
    service.advance(60);
    const later = await (await service.post('/token?grant_type=refresh_token', { refresh_token: stolen })).json();
    expect(later.error_code).toBe('refresh_token_already_used');
    expect((await client.getUser()).data.user).toBeNull();
  });

  test('an app that counts is removed only at aal2; sessions fall back to aal1', async () => {
    const { client, id } = await protectedAccount();
    const weak = service.client();
    await weak.signInWithPassword(ada);
    expect((await weak.mfa.unenroll({ factorId: id })).error?.code).toBe('insufficient_aal');
    expect((await client.mfa.unenroll({ factorId: id })).error).toBeNull();
    await client.refreshSession();
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('another person cannot touch a factor', async () => {
    const { id } = await protectedAccount();
    const eve = service.client();
    await eve.signUp({ email: 'eve@example.org', password: 'a phrase of her own' });
    expect((await eve.mfa.challenge({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
    expect((await eve.mfa.unenroll({ factorId: id })).error?.code).toBe('mfa_factor_not_found');
  });

  test('recovery codes stand in for a lost app, each once, however they are typed', async () => {
    const { client } = await protectedAccount();
    const { data, error } = await client.mfa.recoveryCodes.generate();
    expect(error).toBeNull();
    expect(data?.codes).toHaveLength(10);
    const lost = service.client();
    await lost.signInWithPassword(ada);
    const code = data?.codes[0] ?? '';
    expect(
      (await lost.mfa.recoveryCodes.verify({ code: ` ${code.toLowerCase().replaceAll('-', ' ')} ` })).error,
    ).toBeNull();
    expect((await lost.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
    expect((await lost.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed');
    expect((await lost.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 });
    const fresh = await lost.mfa.recoveryCodes.regenerate();
    expect(fresh.data?.codes).not.toContain(data?.codes[1]);
    expect((await lost.mfa.recoveryCodes.verify({ code: data?.codes[1] ?? '' })).error?.code).toBe(
      'mfa_verification_failed',
    );
  });

  test('a session that was opened a while ago shows who is there before it sets a first factor: by the password or a mailed code', async () => {
    const client = service.client();
    await client.signUp(ada);
    service.advance(901);
    await client.refreshSession();
    const enrol = () => client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect((await enrol()).error?.code).toBe('reauthentication_needed');
    const prove = async (proof: object) => {
      const Authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
      return (await service.post('/reauthenticate', proof, { Authorization })).status;
    };
    expect(await prove({})).toBe(400);
    expect(await prove({ current_password: 'wrong' })).toBe(400);
    expect((await enrol()).error?.code).toBe('reauthentication_needed');
    expect(await prove({ current_password: ada.password })).toBe(200);
    const { data } = await enrol();
    await client.mfa.unenroll({ factorId: data?.id ?? '' });
    service.advance(901);
    await client.refreshSession();
    await client.reauthenticate();
    expect(await prove({ nonce: codeOf((await service.mails(ada.email))[0]) })).toBe(200);
    expect((await enrol()).error).toBeNull();
  });

  test('an account that is deleted meanwhile gets no factor', async () => {
    const client = service.client();
    const { data } = await client.signUp(ada);
    const { database } = service;
    const context = {
      ...service.auth.context,
      database: {
        ...database,
        transaction: async <T>(work: (tx: Executor) => Promise<T>) => {
          await database.transaction((tx) => service.auth.deleteUser(tx, data.user?.id ?? ''));
          return database.transaction(work);
        },
      },
    };
    const [user] = await database.db.select().from(users);
    const [session] = await database.db.select().from(sessions);
    if (!user || !session) throw new Error('Nobody signed up.');
    const caller = { ip: '', network: '', userAgent: '', keepsCookies: false, language: 'en' as const };
    const input = { friendlyName: 'Phone', issuer: undefined, caller };
    await expect(enrollTotp(context, { user, session, claims: {} }, input)).rejects.toMatchObject({
      status: 403,
      code: 'user_not_found',
    });
  });

  test('recovery codes need the second factor to be made', async () => {
    const { client } = await enrolled();
    expect((await client.mfa.recoveryCodes.generate()).error?.code).toBe('insufficient_aal');
  });

  test('the list of sessions names the device, and one can be ended', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
    const client = service.client({ headers: { 'User-Agent': agent } });
    await client.signUp(ada);
    const other = service.client();
    await other.signInWithPassword(ada);
    const Authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
    const { sessions } = await (await service.request('/sessions', { headers: { Authorization } })).json();
    expect(sessions).toHaveLength(2);
    expect(sessions.find((each: { current: boolean }) => each.current).device).toBe('Firefox on Windows');
    const { id } = sessions.find((each: { current: boolean }) => !each.current);
    const ended = await service.request(`/sessions/${id}`, { method: 'DELETE', headers: { Authorization } });
    expect(ended.status).toBe(204);
    expect((await other.getUser()).data.user).toBeNull();
  });
});
