import { setTimeout as wait } from 'node:timers/promises';
import { testEngine } from '@shortlist/database/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkOf } from './support/links.ts';
import { memoryStorage, openTestAuth, type TestAuth } from './support/open-test-auth.ts';
import { SITE } from './support/quick-settings.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`the client back on a page of the app, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth();
  });
  beforeEach(() => service.reset());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  afterAll(() => service.close());

  /** The address bar of a browser, which is all that the client looks at. */
  const openPage = (href: string) => {
    const location = new URL(href);
    vi.stubGlobal('window', {
      location,
      history: { state: null, replaceState() {} },
      addEventListener() {},
      removeEventListener() {},
    });
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener() {} });
    return location;
  };
  const returnFrom = async (type: 'signup' | 'recovery') => {
    const options = { redirectTo: `${SITE}/auth/callback` };
    if (type === 'signup') await service.client().signUp({ ...ada, options: { emailRedirectTo: options.redirectTo } });
    else await service.client().resetPasswordForEmail(ada.email, options);
    const answer = await service.request(linkOf((await service.mails(ada.email))[0]).path);
    return answer.headers.get('Location') ?? '';
  };
  const load = async (storage = memoryStorage()) => {
    const events: string[] = [];
    const client = service.client({ detectSessionInUrl: true, storage });
    client.onAuthStateChange((event) => {
      events.push(event);
    });
    const { error } = await client.initialize();
    await wait(20);
    return { client, error, events };
  };

  test('it takes the session from the fragment, clears it, and tells what kind of return it was', async () => {
    const signup = openPage(await returnFrom('signup'));
    const confirmed = await load();
    expect(confirmed.error).toBeNull();
    expect((await confirmed.client.getSession()).data.session?.user.email).toBe(ada.email);
    expect(signup.hash).toBe('');
    expect(confirmed.events).toContain('SIGNED_IN');
    const recovery = openPage(await returnFrom('recovery'));
    const recovered = await load();
    expect(recovered.events).toContain('PASSWORD_RECOVERY');
    expect(recovery.hash).toBe('');
  });

  test('on a machine whose clock is wrong it warns of an old session and takes it all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const target = new URL(await returnFrom('signup'));
    const fields = new URLSearchParams(target.hash.slice(1));
    const issued = Number(fields.get('expires_at')) - Number(fields.get('expires_in'));
    expect(Math.abs(issued - service.now().getTime() / 1000)).toBeLessThan(5);
    openPage(target.href);
    vi.spyOn(Date, 'now').mockReturnValue(service.now().getTime() + 300_000);
    const { client } = await load();
    expect(warn.mock.calls.flat().join(' ')).toContain('issued over 120s ago');
    expect((await client.getSession()).data.session?.user.email).toBe(ada.email);
  });

  test('an error in the fragment is told with its code, and a session that was there stays', async () => {
    await returnFrom('signup');
    const storage = memoryStorage();
    await service.client({ storage }).signInWithPassword(ada);
    const used = await service.request('/verify?token=used&type=signup');
    openPage(used.headers.get('Location') ?? '');
    const { client, error } = await load(storage);
    expect((await client.getSession()).data.session?.user.email).toBe(ada.email);
    expect(error?.name).toBe('AuthImplicitGrantRedirectError');
    expect(error?.message).toBe('Email link is invalid or has expired');
    expect(error).toMatchObject({ details: { error: 'access_denied', code: 'otp_expired' } });
  });

  test('a crafted link with a forged token signs nobody in', async () => {
    const target = new URL(await returnFrom('signup'));
    const fields = new URLSearchParams(target.hash.slice(1));
    const [head, , signature] = (fields.get('access_token') ?? '').split('.');
    const body = Buffer.from(JSON.stringify({ sub: 'x', session_id: 'y', exp: 9_999_999_999 })).toString('base64url');
    fields.set('access_token', `${head}.${body}.${signature}`);
    target.hash = fields.toString();
    openPage(target.href);
    const { client, error } = await load();
    expect(error).not.toBeNull();
    expect((await client.getSession()).data.session).toBeNull();
  });

  test('a global sign-out in one tab is heard in the other at once', async () => {
    await returnFrom('signup');
    openPage(`${SITE}/dashboard`);
    const storage = memoryStorage();
    const [one, two] = [service.client({ storage }), service.client({ storage })];
    const heard: string[] = [];
    two.onAuthStateChange((event) => {
      heard.push(event);
    });
    expect((await one.signInWithPassword(ada)).error).toBeNull();
    await one.signOut({ scope: 'global' });
    await vi.waitFor(() => expect(heard).toContain('SIGNED_OUT'));
    expect((await two.getSession()).data.session).toBeNull();
  });
});
