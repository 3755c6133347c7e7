import { testEngine } from '@shortlist/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, fragmentOf, linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';
import { SITE } from './support/quick-settings.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const emailRedirectTo = `${SITE}/auth/callback`;

describe(`what is done by mail, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth();
  });
  beforeEach(() => service.reset());
  afterAll(() => service.close());

  const confirmed = async () => {
    await service.client().signUp(ada);
    const { token } = linkOf((await service.mails(ada.email))[0]);
    const client = service.client();
    await client.verifyOtp({ token_hash: token, type: 'signup' });
    return client;
  };

  test('a sign-up waits for its confirmation; the link signs in and works once', async () => {
    const client = service.client();
    const { data, error } = await client.signUp({ ...ada, options: { emailRedirectTo, data: { name: 'Ada' } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    expect((await client.signInWithPassword(ada)).error?.code).toBe('email_not_confirmed');
    const link = linkOf((await service.mails(ada.email))[0]);
    expect(link.redirectTo).toBe(emailRedirectTo);
    const verified = await client.verifyOtp({ token_hash: link.token, type: 'signup' });
    expect(verified.data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true });
    expect((await client.verifyOtp({ token_hash: link.token, type: 'signup' })).error?.code).toBe('otp_expired');
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
    expect(service.failures).toEqual([]);
  });

  test('following the link itself leads back with a session in the fragment, which the client accepts', async () => {
    await service.client().signUp({ ...ada, options: { emailRedirectTo } });
    const link = linkOf((await service.mails(ada.email))[0]);
    const head = await service.request(link.path, { method: 'HEAD' });
    expect(head.status).toBe(200);
    const answer = await service.request(link.path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toMatch(/^https:\/\/app\.example\/auth\/callback#access_token=/);
    const fields = fragmentOf(answer);
    expect(fields.get('type')).toBe('signup');
    const tokens = { access_token: fields.get('access_token') ?? '', refresh_token: fields.get('refresh_token') ?? '' };
    expect((await service.client().setSession(tokens)).data.user?.email).toBe(ada.email);
    const again = fragmentOf(await service.request(link.path));
    expect(again.get('error')).toBe('access_denied');
    expect(again.get('error_code')).toBe('otp_expired');
    expect(again.get('error_description')).toBe('Email link is invalid or has expired');
  });

  test('the typed code confirms too, with the address', async () => {
    const client = service.client();
    await client.signUp(ada);
    const token = codeOf((await service.mails(ada.email))[0]);
    const verified = await client.verifyOtp({ email: ada.email, token, type: 'email' });
    expect(verified.data.session?.user.email).toBe(ada.email);
  });

  test('signing up again before the confirmation mails again and leaves the password alone', async () => {
    await service.client().signUp(ada);
    await service.client().signUp({ ...ada, password: 'of somebody else entirely' });
    const mails = await service.mails(ada.email);
    expect(mails).toHaveLength(2);
    await service.client().verifyOtp({ token_hash: linkOf(mails[0]).token, type: 'signup' });
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
  });

  test('signing up with a taken address looks the same from outside; the owner is told', async () => {
    await confirmed();
    const input = { email: ada.email, password: 'another fine phrase', data: { name: 'Eve' } };
    const taken = await (await service.post('/signup', input)).json();
    const free = await (await service.post('/signup', { ...input, email: 'new@example.org' })).json();
    const shape = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shape(v)]))
        : typeof value;
    expect(shape(taken)).toEqual(shape(free));
    expect(taken.role).toBe(free.role);
    expect((await service.mails(ada.email))[0]?.subject).toContain('already have an account');
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
  });

  test('a forgotten password: the link signs in, the new password ends every other session', async () => {
    const other = await confirmed();
    const client = service.client();
    await client.resetPasswordForEmail(ada.email, { redirectTo: `${SITE}/reset-password` });
    const link = linkOf((await service.mails(ada.email))[0]);
    expect(link).toMatchObject({ type: 'recovery', redirectTo: `${SITE}/reset-password` });
    const fields = fragmentOf(await service.request(link.path));
    expect(fields.get('type')).toBe('recovery');
    await client.setSession({
      access_token: fields.get('access_token') ?? '',
      refresh_token: fields.get('refresh_token') ?? '',
    });
    expect((await client.updateUser({ password: 'a wholly new phrase' })).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
    expect((await other.getUser()).data.user).toBeNull();
    const signedIn = await service.client().signInWithPassword({ ...ada, password: 'a wholly new phrase' });
    expect(signedIn.error).toBeNull();
  });

  test('a link for an unknown address is promised and not sent', async () => {
    expect((await service.client().resetPasswordForEmail('nobody@example.org')).error).toBeNull();
    expect(await service.mails()).toEqual([]);
  });

  test('a magic link signs in, and opens an account where there was none', async () => {
    const client = service.client();
    expect((await client.signInWithOtp({ email: 'new@example.org' })).error).toBeNull();
    const [mail] = await service.mails('new@example.org');
    const { data } = await client.verifyOtp({ email: 'new@example.org', token: codeOf(mail), type: 'email' });
    expect(data.session).not.toBeNull();
    await client.signInWithOtp({ email: 'new@example.org' });
    const link = linkOf((await service.mails('new@example.org'))[0]);
    expect(link.type).toBe('magiclink');
    const again = await client.verifyOtp({ token_hash: link.token, type: 'magiclink' });
    const claims = await client.getClaims(again.data.session?.access_token);
    expect(claims.data?.claims.amr?.[0]).toMatchObject({ method: 'otp' });
    const closed = await client.signInWithOtp({ email: 'other@example.org', options: { shouldCreateUser: false } });
    expect(closed.error?.code).toBe('otp_disabled');
  });

  test('whoever proves an unconfirmed address by a magic link is rid of a password that was set before', async () => {
    await service.client().signUp({ ...ada, password: 'set by a hijacker' });
    await service.client().signInWithOtp({ email: ada.email });
    const [mail] = await service.mails(ada.email);
    await service.client().verifyOtp({ token_hash: linkOf(mail).token, type: 'magiclink' });
    const hijacker = await service.client().signInWithPassword({ ...ada, password: 'set by a hijacker' });
    expect(hijacker.error?.code).toBe('invalid_credentials');
  });

  test('five wrong codes kill a code, counted across parallel tries', async () => {
    await service.client().signUp(ada);
    const right = codeOf((await service.mails(ada.email))[0]);
    const wrong = right === '111111' ? '222222' : '111111';
    const tryCode = (token: string) => service.client().verifyOtp({ email: ada.email, token, type: 'email' });
    const tries = await Promise.all(Array.from({ length: 5 }, () => tryCode(wrong)));
    expect(tries.every((each) => each.error?.code === 'otp_expired')).toBe(true);
    expect((await tryCode(right)).error?.code).toBe('otp_expired');
  });

  test('links and codes expire', async () => {
    await service.client().signUp(ada);
    const [mail] = await service.mails(ada.email);
    service.advance(3_601);
    const byLink = await service.client().verifyOtp({ token_hash: linkOf(mail).token, type: 'signup' });
    const byCode = await service.client().verifyOtp({ email: ada.email, token: codeOf(mail), type: 'email' });
    expect([byLink.error?.code, byCode.error?.code]).toEqual(['otp_expired', 'otp_expired']);
  });

  test('a change of address needs the old and the new one to agree', async () => {
    const client = await confirmed();
    const { data } = await client.updateUser({ email: 'countess@example.org' }, { emailRedirectTo });
    expect(data.user).toMatchObject({ email: ada.email, new_email: 'countess@example.org' });
    const [toNew] = await service.mails('countess@example.org');
    const [toOld] = await service.mails(ada.email);
    const half = fragmentOf(await service.request(linkOf(toNew).path));
    expect(half.get('message')).toContain('Confirmation link accepted');
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
    const done = await client.verifyOtp({ token_hash: linkOf(toOld).token, type: 'email_change' });
    expect(done.data.user?.email).toBe('countess@example.org');
    expect(done.data.user?.identities?.[0]?.identity_data?.email).toBe('countess@example.org');
    expect((await service.mails(ada.email))[0]?.subject).toContain('was changed');
    expect((await service.client().signInWithPassword({ ...ada, email: 'countess@example.org' })).error).toBeNull();
  });

  test('one of the two mails cannot be counted twice', async () => {
    const client = await confirmed();
    await client.updateUser({ email: 'countess@example.org' });
    const [toNew] = await service.mails('countess@example.org');
    await service.request(linkOf(toNew).path);
    const again = fragmentOf(await service.request(linkOf(toNew).path));
    expect(again.get('error_code')).toBe('otp_expired');
    await client.resend({ type: 'email_change', email: ada.email });
    await service.request(linkOf((await service.mails('countess@example.org'))[0]).path);
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
  });

  test('resending mails a fresh link; the older one dies', async () => {
    const client = service.client();
    await client.signUp(ada);
    await client.resend({ type: 'signup', email: ada.email, options: { emailRedirectTo } });
    const [fresh, old] = await service.mails(ada.email);
    expect((await client.verifyOtp({ token_hash: linkOf(old).token, type: 'signup' })).error?.code).toBe('otp_expired');
    expect((await client.verifyOtp({ token_hash: linkOf(fresh).token, type: 'signup' })).error).toBeNull();
    expect((await client.resend({ type: 'signup', email: 'nobody@example.org' })).error).toBeNull();
  });

  test('an old session needs a mailed code, or the present password, to set a new one', async () => {
    const client = await confirmed();
    await service.client().signInWithPassword(ada);
    const old = service.client();
    await old.signInWithPassword(ada);
    service.advance(86_401);
    await old.refreshSession();
    expect((await old.updateUser({ password: 'a wholly new phrase' })).error?.code).toBe('reauthentication_needed');
    await old.reauthenticate();
    const nonce = codeOf((await service.mails(ada.email))[0]);
    const wrong = await old.updateUser({ password: 'a wholly new phrase', nonce: nonce === '000000' ? '1' : '000000' });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect((await old.updateUser({ password: 'a wholly new phrase', nonce })).error).toBeNull();
    expect((await client.getUser()).data.user).toBeNull();
  });

  test('the PKCE flow: the link gives a code that only the verifier can trade, once', async () => {
    const client = service.client({ flowType: 'pkce' });
    await client.signUp({ ...ada, options: { emailRedirectTo } });
    const link = linkOf((await service.mails(ada.email))[0]);
    expect(link.token).toMatch(/^pkce_/);
    const answer = await service.request(link.path);
    const code = new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
    const thief = await service.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(43) });
    expect((await thief.json()).error_code).toBe('bad_code_verifier');
    expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(ada.email);
    const replay = await service.post('/token?grant_type=pkce', { auth_code: code, code_verifier: 'x'.repeat(43) });
    expect((await replay.json()).error_code).toBe('flow_state_not_found');
  });
});
