import { createHash } from 'node:crypto';
import { testEngine } from '@shortlist/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkOf } from './support/links.ts';
import { openBrowser } from './support/open-browser.ts';
import { type ClientOptions, openTestAuth, type TestAuth } from './support/open-test-auth.ts';
import { openTestProvider } from './support/open-test-provider.ts';
import { SITE } from './support/quick-settings.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const redirectTo = `${SITE}/auth/callback`;
const atCallback = (url: URL) => url.pathname === '/auth/v1/callback';

describe(`Google sign-in, ${testEngine()} engine`, () => {
  let service: TestAuth;
  let provider: Awaited<ReturnType<typeof openTestProvider>>;
  beforeAll(async () => {
    provider = await openTestProvider();
    service = await openTestAuth({ google: provider.google, manualLinking: true });
  });
  beforeEach(async () => {
    await service.reset();
    provider.seat({ sub: '1', email: ada.email, email_verified: true, name: 'Ada' });
  });
  afterAll(async () => {
    await service.close();
    await provider.close();
  });

  const start = async (flowType: 'implicit' | 'pkce' = 'implicit') => {
    const client = service.client({ flowType });
    const queryParams = { access_type: 'offline', prompt: 'consent' };
    const options = { redirectTo, queryParams, skipBrowserRedirect: true };
    const { data } = await client.signInWithOAuth({ provider: 'google', options });
    return { client, url: data.url ?? '' };
  };
  const signIn = async (browser = openBrowser(service)) => browser.visit((await start()).url);
  const enter = async (url: URL) => {
    const fields = new URLSearchParams(url.hash.slice(1));
    const client = service.client();
    const tokens = { access_token: fields.get('access_token') ?? '', refresh_token: fields.get('refresh_token') ?? '' };
    return { client, user: (await client.setSession(tokens)).data.user };
  };
  const confirmedAda = async (intercept?: ClientOptions['intercept']) => {
    const client = service.client(intercept ? { intercept } : {});
    await client.signUp(ada);
    await client.verifyOtp({ token_hash: linkOf((await service.mails(ada.email))[0]).token, type: 'signup' });
    return client;
  };

  test('a new person is signed in with a session in the fragment, which the client accepts', async () => {
    const url = await signIn();
    expect(`${url.origin}${url.pathname}`).toBe(redirectTo);
    expect(url.search).toBe('');
    const { user } = await enter(url);
    expect(user).toMatchObject({ email: ada.email, app_metadata: { provider: 'google', providers: ['google'] } });
    expect(user?.user_metadata).toMatchObject({ full_name: 'Ada', email_verified: true });
    expect(url.hash).not.toContain('provider_token');
    expect(service.failures).toEqual([]);
  });

  test('what the app asks is passed on; what protects our side is ours', async () => {
    const { url } = await start();
    const answer = await service.request(
      `${url.replace(`${SITE}/auth/v1`, '')}&state=mine&redirect_uri=https://evil.example`,
    );
    const asked = new URL(answer.headers.get('Location') ?? '').searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      access_type: 'offline',
      prompt: 'consent',
      redirect_uri: `${SITE}/auth/v1/callback`,
      code_challenge_method: 'S256',
    });
    expect(asked.get('nonce')).toBeTruthy();
    expect(asked.get('state')).not.toBe('mine');
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-auth-flow-\w+=.*Path=\/; HttpOnly; Secure; SameSite=Lax/);
  });

  test('the same person comes back to the same account', async () => {
    const first = await enter(await signIn());
    const second = await enter(await signIn());
    expect(second.user?.id).toBe(first.user?.id);
  });

  test('in the PKCE flow the address holds a code instead', async () => {
    const { client, url } = await start('pkce');
    const back = await openBrowser(service).visit(url);
    const { data } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(data.session?.user.email).toBe(ada.email);
  });

  test('a refusal at the provider is told to the app', async () => {
    provider.seat({ denies: true });
    const url = await signIn();
    expect(url.searchParams.get('error')).toBe('access_denied');
    expect(new URLSearchParams(url.hash.slice(1)).get('error_description')).toBe('The person said no');
  });

  test('a forged, a used, an expired state and one of another browser open nothing', async () => {
    const browser = openBrowser(service);
    const forged = await browser.visit(`${SITE}/auth/v1/callback?code=x&state=6f1d2c3b-0000-4000-8000-000000000000`);
    expect(forged.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect((await browser.visit(`${SITE}/auth/v1/callback?code=x`)).searchParams.get('error_code')).toBe(
      'bad_oauth_callback',
    );

    const stolen = await browser.visit((await start()).url, atCallback);
    const elsewhere = await openBrowser(service).visit(stolen.href);
    expect(elsewhere.searchParams.get('error_code')).toBe('bad_oauth_state');

    const used = await browser.visit((await start()).url, atCallback);
    expect((await browser.visit(used.href)).hash).toContain('access_token');
    expect((await browser.visit(used.href)).searchParams.get('error_code')).toBe('bad_oauth_state');

    const late = await browser.visit((await start()).url, atCallback);
    service.advance(601);
    expect((await browser.visit(late.href)).searchParams.get('error_code')).toBe('bad_oauth_state');
  });

  test('a code of another sign-in is refused', async () => {
    const browser = openBrowser(service);
    const one = await browser.visit((await start()).url, atCallback);
    const two = await browser.visit((await start()).url, atCallback);
    two.searchParams.set('code', one.searchParams.get('code') ?? '');
    const url = await browser.visit(two.href);
    expect(new URLSearchParams(url.hash.slice(1)).get('error')).toBe('server_error');
    expect(url.hash).not.toContain('access_token');
  });

  test('a proved address links to the account that has it, and the owner is told', async () => {
    await confirmedAda();
    const { user } = await enter(await signIn());
    expect(user?.identities?.map((each) => each.provider).sort()).toEqual(['email', 'google']);
    expect(user?.app_metadata.providers).toEqual(['email', 'google']);
    const subjects = (await service.mails(ada.email)).map((mail) => mail.subject);
    expect(subjects.some((subject) => subject.includes('sign-in method was added'))).toBe(true);
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
  });

  test('a session that was opened a while ago links nothing before its person shows that they are there', async () => {
    const client = await confirmedAda();
    service.advance(901);
    await client.refreshSession();
    const link = () => client.linkIdentity({ provider: 'google', options: { redirectTo, skipBrowserRedirect: true } });
    expect((await link()).error?.code).toBe('reauthentication_needed');
    const Authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
    await service.post('/reauthenticate', { current_password: ada.password }, { Authorization });
    expect((await link()).error).toBeNull();
  });

  test('another Google account with the same address does not enter: addresses of firms pass from hand to hand', async () => {
    const owner = await enter(await signIn());
    provider.seat({ sub: '9', email: ada.email, email_verified: true, name: 'Successor' });
    const url = await signIn();
    expect(url.href).toContain('identity_already_exists');
    expect(url.href).not.toContain('access_token');
    expect((await owner.client.getUser()).data.user?.identities).toHaveLength(1);
  });

  test('an account that waits for its confirmation loses what a hijacker put into it', async () => {
    await service.client().signUp({ ...ada, options: { data: { name: 'Eve', bait: 'x' } } });
    const { user } = await enter(await signIn());
    expect(user?.identities?.map((each) => each.provider)).toEqual(['google']);
    expect(user?.user_metadata).not.toHaveProperty('bait');
    expect((await service.client().signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
  });

  test('an unproved address opens neither an account of its own nor that of the owner', async () => {
    await confirmedAda();
    provider.seat({ sub: '2', email: ada.email, email_verified: false });
    expect(new URLSearchParams((await signIn()).hash.slice(1)).get('error_code')).toBe(
      'provider_email_needs_verification',
    );
    provider.seat({ sub: '3', email: 'new@example.org', email_verified: false });
    const waits = new URLSearchParams((await signIn()).hash.slice(1));
    expect(waits.get('error')).toBe('access_denied');
    const link = linkOf((await service.mails('new@example.org'))[0]);
    await service.client().verifyOtp({ token_hash: link.token, type: 'signup' });
    expect((await enter(await signIn())).user?.email).toBe('new@example.org');
  });

  test('who signs up with an address keeps out whoever came to it by Google before, without proof of it', async () => {
    provider.seat({ sub: '66', email: ada.email, email_verified: false });
    await signIn();
    service.advance(61);
    const client = service.client();
    await client.signUp(ada);
    const link = linkOf((await service.mails(ada.email))[0]);
    const { data } = await client.verifyOtp({ token_hash: link.token, type: 'signup' });
    expect(data.user?.identities?.map((each) => each.provider)).toEqual(['email']);
    expect((await signIn()).hash).not.toContain('access_token');
  });

  test('a signed-in person links Google and unlinks it again; the last identity stays', async () => {
    const browser = openBrowser(service);
    const client = await confirmedAda(browser.intercept);
    provider.seat({ sub: '9', email: 'other@gmail.example', email_verified: true });
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const url = await browser.visit(data?.url ?? '');
    expect(url.hash).toContain('access_token');
    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    expect(identities.map((each) => each.provider)).toEqual(['email', 'google']);
    const again = await client.linkIdentity({ provider: 'google', options: { redirectTo, skipBrowserRedirect: true } });
    const taken = await browser.visit(again.data?.url ?? '');
    expect(new URLSearchParams(taken.hash.slice(1)).get('error_code')).toBe('identity_already_exists');
    const [email, google] = identities;
    if (!email || !google) throw new Error('Two identities were expected.');
    service.advance(901);
    await client.refreshSession();
    expect((await client.unlinkIdentity(google)).error?.code).toBe('reauthentication_needed');
    const Authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
    await service.post('/reauthenticate', { current_password: ada.password }, { Authorization });
    expect((await client.unlinkIdentity(google)).error).toBeNull();
    expect((await service.mails(ada.email)).some((mail) => mail.subject.includes('was removed'))).toBe(true);
    expect((await client.unlinkIdentity(email)).error?.code).toBe('single_identity_not_deletable');
    expect((await client.getUser()).data.user?.app_metadata.providers).toEqual(['email']);
  });

  test('a link that somebody else began takes nobody along, whatever headers it was begun with', async () => {
    provider.seat({ sub: '7', email: 'victim@example.org', email_verified: true });
    const options = { redirectTo, skipBrowserRedirect: true };
    const begun = async (intercept?: ClientOptions['intercept']) => {
      await service.reset();
      const attacker = await confirmedAda(intercept);
      return { attacker, url: (await attacker.linkIdentity({ provider: 'google', options })).data?.url ?? '' };
    };
    for (const intercept of [undefined, openBrowser(service).intercept]) {
      const { attacker, url } = await begun(intercept);
      const back = await openBrowser(service).visit(url);
      expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
      expect(back.hash).not.toContain('access_token');
      expect((await attacker.getUser()).data.user?.identities).toHaveLength(1);
    }
    const foreign = await begun(async (request, real) => {
      request.headers.set('Sec-Fetch-Site', 'cross-site');
      return real(request);
    });
    expect(foreign.url).toBe('');
  });

  test('what a session began ends with it: a link on its way, and a code that would open another session', async () => {
    const options = { redirectTo, skipBrowserRedirect: true };
    const ends: ((client: Awaited<ReturnType<typeof confirmedAda>>) => Promise<{ error: unknown }>)[] = [
      (client) => client.signOut({ scope: 'global' }),
      (client) => client.signOut({ scope: 'local' }),
      (client) => client.updateUser({ password: 'another horse, another battery' }),
    ];
    for (const end of ends) {
      await service.reset();
      provider.seat({ sub: '66', email: 'thief@example.org', email_verified: true });
      const thief = openBrowser(service);
      const client = await confirmedAda(thief.intercept);
      const { data } = await client.linkIdentity({ provider: 'google', options });
      expect((await end(client)).error).toBeNull();
      const back = await thief.visit(data?.url ?? '');
      expect(back.searchParams.get('error_code')).toBe('bad_oauth_state');
      const owner = service.client();
      await owner.signInWithPassword({ ...ada, password: 'another horse, another battery' });
      await owner.signInWithPassword(ada);
      expect((await owner.getUser()).data.user?.identities).toHaveLength(1);
    }
    await service.reset();
    provider.seat({ sub: '1', email: ada.email, email_verified: true });
    const client = await confirmedAda();
    const { client: other, url } = await start('pkce');
    const code = (await openBrowser(service).visit(url)).searchParams.get('code') ?? '';
    await client.signOut({ scope: 'global' });
    expect((await other.exchangeCodeForSession(code)).data.session).toBeNull();
  });

  test('a new password ends a link whose code is being traded at that moment', async () => {
    const thief = openBrowser(service);
    const stolen = await confirmedAda(thief.intercept);
    const owner = service.client();
    await owner.signInWithPassword(ada);
    const change = { password: 'another horse, another battery', current_password: ada.password };
    provider.seat({
      sub: '66',
      email: 'thief@example.org',
      email_verified: true,
      meanwhile: async () => expect((await owner.updateUser(change)).error).toBeNull(),
    });
    const { data } = await stolen.linkIdentity({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    const back = await thief.visit(data?.url ?? '');
    expect(back.searchParams.get('error_code')).toBe('session_not_found');
    expect((await owner.getUser()).data.user?.identities).toHaveLength(1);
  });

  test('an anonymous person gets the address of their Google account; one that is taken, or not proved, is refused plainly', async () => {
    const open = await openTestAuth({
      google: provider.google,
      manualLinking: true,
      anonymous: true,
      autoconfirm: true,
    });
    const link = async (visitor: { sub: string; email: string; email_verified: boolean }) => {
      provider.seat(visitor);
      const browser = openBrowser(open);
      const client = open.client({ intercept: browser.intercept });
      await client.signInAnonymously();
      const options = { redirectTo, skipBrowserRedirect: true };
      const { data } = await client.linkIdentity({ provider: 'google', options });
      const back = await browser.visit(data?.url ?? '');
      return { code: back.searchParams.get('error_code'), user: (await client.getUser()).data.user };
    };
    await open.client().signUp(ada);
    const taken = await link({ sub: '2', email: ada.email, email_verified: true });
    expect(taken).toMatchObject({ code: 'email_exists', user: { is_anonymous: true, identities: [] } });
    const unproved = await link({ sub: '3', email: 'eve@example.org', email_verified: false });
    expect(unproved).toMatchObject({ code: 'provider_email_needs_verification', user: { identities: [] } });
    const free = await link({ sub: '4', email: 'grace@example.org', email_verified: true });
    expect(free).toMatchObject({ code: null, user: { is_anonymous: false, email: 'grace@example.org' } });
    await open.close();
  });

  test('a new password ends a change of address that waits', async () => {
    const client = await confirmedAda();
    await client.updateUser({ email: 'thief@example.org' });
    expect((await client.getUser()).data.user?.new_email).toBe('thief@example.org');
    await client.updateUser({ password: 'another horse, another battery' });
    expect((await client.getUser()).data.user?.new_email).toBeUndefined();
  });

  test('unlinking the address makes no unproved one the address of the account, and mailed links die', async () => {
    const browser = openBrowser(service);
    const client = await confirmedAda(browser.intercept);
    provider.seat({ sub: '9', email: 'unproved@gmail.example', email_verified: false });
    const { data } = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    await browser.visit(data?.url ?? '');
    await service.client().resetPasswordForEmail(ada.email);
    const recovery = linkOf((await service.mails(ada.email)).find((mail) => mail.subject.includes('new password')));
    const email = (await client.getUserIdentities()).data?.identities.find((each) => each.provider === 'email');
    if (!email) throw new Error('No identity by mail.');
    expect((await client.unlinkIdentity(email)).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
    const late = await service.client().verifyOtp({ token_hash: recovery.token, type: 'recovery' });
    expect(late.error?.code).toBe('otp_expired');
  });

  test('linking is off unless the operator opens it, by every way', async () => {
    const closed = await openTestAuth({ google: provider.google, autoconfirm: true });
    expect((await (await closed.request('/settings')).json()).manual_linking_enabled).toBe(false);
    const client = closed.client();
    const { data } = await client.signUp(ada);
    const byBrowser = await client.linkIdentity({
      provider: 'google',
      options: { redirectTo, skipBrowserRedirect: true },
    });
    expect(byBrowser.error?.code).toBe('manual_linking_disabled');
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`;
    const byToken = { provider: 'google', id_token: token, link_identity: true };
    const answer = await closed.post('/token?grant_type=id_token', byToken, headers);
    expect((await answer.json()).error_code).toBe('manual_linking_disabled');
    await closed.close();
  });

  test('without Google the button learns so beforehand, and the address says so', async () => {
    const bare = await openTestAuth();
    const settings = await (await bare.request('/settings')).json();
    expect(settings.external.google).toBe(false);
    const answer = await bare.request('/authorize?provider=google');
    expect(answer.status).toBe(400);
    expect((await answer.json()).msg).toContain('Unsupported provider');
    await bare.close();
  });

  test('an ID token must be for this app, with the nonce of who holds it', async () => {
    const nonce = createHash('sha256').update('raw').digest('hex');
    for (const token of ['not.a.token', `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`]) {
      const { error } = await service.client().signInWithIdToken({ provider: 'google', token, nonce });
      expect(error?.code).toBe('validation_failed');
    }
  });
});
