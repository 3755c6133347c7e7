import { testEngine } from '@shortlist/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`accounts without confirmation, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth({ autoconfirm: true });
  });
  beforeEach(() => service.reset());
  afterAll(() => service.close());

  test('signing up opens a session, signing in another; the client verifies the token by itself', async () => {
    const client = service.client();
    const signedUp = await client.signUp({ ...ada, options: { data: { name: 'Ada' } } });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.session?.token_type).toBe('bearer');
    expect(signedUp.data.user).toMatchObject({ email: ada.email, role: 'authenticated', is_anonymous: false });
    expect(signedUp.data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true });
    const signedIn = await service.client().signInWithPassword({ ...ada, email: ' ADA@example.org ' });
    expect(signedIn.error).toBeNull();
    const claims = await client.getClaims(signedIn.data.session?.access_token);
    expect(claims.data?.claims).toMatchObject({ aud: 'authenticated', aal: 'aal1', email: ada.email });
    expect(claims.data?.claims.amr?.[0]).toMatchObject({ method: 'password' });
    expect(claims.data?.header.alg).toBe('ES256');
    expect(service.failures).toEqual([]);
  });

  test('a wrong password and an unknown address get the very same answer', async () => {
    await service.client().signUp(ada);
    const wrong = await service.post('/token?grant_type=password', { ...ada, password: 'wrong' });
    const unknown = await service.post('/token?grant_type=password', { ...ada, email: 'nobody@example.org' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toBe(await unknown.clone().text());
    expect(await unknown.json()).toMatchObject({ error_code: 'invalid_credentials', msg: 'Invalid login credentials' });
  });

  test('a global sign-out ends every session at once, for the auth service and for the API', async () => {
    const [one, two] = [service.client(), service.client()];
    await one.signUp(ada);
    const other = await two.signInWithPassword(ada);
    const token = other.data.session?.access_token ?? '';
    expect((await service.auth.verifyAccessToken(token)).email).toBe(ada.email);
    expect((await one.signOut()).error).toBeNull();
    await expect(service.auth.verifyAccessToken(token)).rejects.toMatchObject({ code: 'session_not_found' });
    expect((await two.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await two.getSession()).data.session).toBeNull();
  });

  test('signing out the others leaves this one', async () => {
    const [one, two] = [service.client(), service.client()];
    await one.signUp(ada);
    await two.signInWithPassword(ada);
    await one.signOut({ scope: 'others' });
    expect((await one.getUser()).data.user?.email).toBe(ada.email);
    expect((await two.getUser()).data.user).toBeNull();
  });

  test('weak passwords are refused with reasons the client understands', async () => {
    for (const [password, reason] of [
      ['short', 'length'],
      ['password', 'pwned'],
      ['ada@example.org', 'pwned'],
      ['Ada 1990', 'pwned'],
      ['summer2024', 'pwned'],
      ['P@ssw0rd!', 'pwned'],
      ['shortlist', 'pwned'],
      ['dragon', 'pwned'],
    ] as const) {
      const { error } = await service.client().signUp({ ...ada, password });
      expect(error?.name).toBe('AuthWeakPasswordError');
      expect((error as unknown as { reasons: string[] }).reasons).toContain(reason);
    }
    const long = await service.client().signUp({ ...ada, password: 'x'.repeat(73) });
    expect(long.error?.code).toBe('validation_failed');
  });

  test('a new password signs out the others, is told by mail and must differ', async () => {
    const [one, two] = [service.client(), service.client()];
    await one.signUp(ada);
    await two.signInWithPassword(ada);
    expect((await one.updateUser({ password: ada.password, current_password: ada.password })).error?.code).toBe(
      'same_password',
    );
    expect((await one.updateUser({ password: 'another fine phrase' })).error?.code).toBe('reauthentication_needed');
    const guess = { password: 'another fine phrase', current_password: 'wrong' };
    expect((await one.updateUser(guess)).error?.code).toBe('current_password_invalid');
    const change = { password: 'another fine phrase', current_password: ada.password };
    expect((await one.updateUser(change)).error).toBeNull();
    expect((await two.getUser()).data.user).toBeNull();
    expect((await one.getUser()).data.user).not.toBeNull();
    expect((await service.mails(ada.email))[0]?.subject).toContain('password');
    expect((await service.client().signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
  });

  test('four sign-ups of one address at once make one account', async () => {
    const tries = await Promise.all([1, 2, 3, 4].map(() => service.client().signUp(ada)));
    expect(tries.filter((each) => each.error === null)).toHaveLength(1);
    expect(tries.filter((each) => each.error?.code === 'user_already_exists')).toHaveLength(3);
    expect(service.failures).toEqual([]);
  });

  test('what a person keeps beside the account must fit into a token', async () => {
    const client = service.client();
    await client.signUp(ada);
    expect((await client.updateUser({ data: { note: 'é'.repeat(1_900) } })).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect((await client.getUser()).error).toBeNull();
    expect((await client.updateUser({ data: { more: 'x'.repeat(4_000) } })).error?.code).toBe('validation_failed');
  });

  test('data of a person is merged, null removes a field, rights cannot be given to oneself', async () => {
    const client = service.client();
    await client.signUp({ ...ada, options: { data: { name: 'Ada', colour: 'red' } } });
    const updated = await client.updateUser({ data: { colour: null, town: 'London' } });
    expect(updated.data.user?.user_metadata).toMatchObject({ name: 'Ada', town: 'London' });
    expect(updated.data.user?.user_metadata).not.toHaveProperty('colour');
    const token = (await client.getSession()).data.session?.access_token;
    const forged = await service.request('/user', {
      method: 'PUT',
      body: JSON.stringify({ app_metadata: { role: 'admin' } }),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    });
    expect(forged.status).toBe(403);
  });
});
