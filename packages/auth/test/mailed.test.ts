import { testEngine } from '@shortlist/database/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, fragmentOf, linkOf } from './support/links.ts';
import { openBrowser } from './support/open-browser.ts';
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

  /** The code of a change of address to another one, for a mail that an operator writes. */
  const codeFor = async (type: 'email_change_current' | 'email_change_new'): Promise<string> => {
    service.advance(70);
    const asked = { type, email: ada.email, new_email: 'countess@example.org' };
    const headers = { Authorization: `Bearer ${await service.auth.serviceToken()}` };
    return (await (await service.post('/admin/generate_link', asked, headers)).json()).email_otp;
  };

  test('who signs up learns from a sign-in with that password no more than from the sign-up: taken and free addresses answer alike', async () => {
    await confirmed();
    for (const email of [ada.email, 'free@example.org']) {
      const eve = service.client();
      await eve.signUp({ email, password: 'a stranger’s phrase' });
      expect((await eve.signInWithPassword({ email, password: 'a stranger’s phrase' })).error?.code).toBe(
        'email_not_confirmed',
      );
      expect((await eve.signInWithPassword({ email, password: 'another phrase' })).error?.code).toBe(
        'invalid_credentials',
      );
    }
    const tries = async (email: string) => {
      const codes: (string | undefined)[] = [];
      for (let at = 0; at < 14; at += 1) {
        service.advance(20);
        const { error } = await service.client().signInWithPassword({ email, password: 'a stranger’s phrase' });
        codes.push(error?.code);
      }
      return codes;
    };
    expect(await tries(ada.email)).toEqual(await tries('free@example.org'));
    const afterLink = async (email: string) => {
      service.advance(86_400);
      await service.post('/otp', { email });
      return (await service.client().signInWithPassword({ email, password: 'a stranger’s phrase' })).error?.code;
    };
    expect(await afterLink(ada.email)).toBe(await afterLink('free@example.org'));
    service.advance(86_400);
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
    const wrong = { ...ada, password: 'a stranger’s phrase' };
    await service.client().resetPasswordForEmail(ada.email);
    const { token } = linkOf((await service.mails(ada.email))[0]);
    await service.client().verifyOtp({ token_hash: token, type: 'recovery' });
    expect((await service.client().signInWithPassword(wrong)).data.session).toBeNull();
  });

  test('where two browsers signed up and a third answers the mail, the address is proved and nobody’s password counts', async () => {
    const inBrowser = () => service.client({ intercept: openBrowser(service).intercept });
    const password = 'the stranger’s own phrase';
    await inBrowser().signUp(ada);
    service.advance(61);
    await inBrowser().signUp({ ...ada, password });
    const { token } = linkOf((await service.mails(ada.email))[0]);
    const { data } = await inBrowser().verifyOtp({ token_hash: token, type: 'signup' });
    expect(data.session).not.toBeNull();
    expect((await service.client().signInWithPassword({ ...ada, password })).data.session).toBeNull();
    expect((await service.client().signInWithPassword(ada)).data.session).toBeNull();
  });

  test('mails that strangers ask for do not use up what brings an owner back', async () => {
    await confirmed();
    for (let at = 0; at < 40; at += 1) {
      service.advance(61);
      await service.post('/resend', { email: ada.email, type: 'signup' });
      await service.post('/otp', { email: ada.email });
    }
    expect((await service.post('/recover', { email: ada.email })).status).toBe(200);
  });

  test('a body that a form of another site can send is refused, and nobody is signed up', async () => {
    const body = JSON.stringify(ada);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined])
      expect(
        (await service.request('/signup', { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} }))
          .status,
      ).toBe(415);
    expect(await service.mails(ada.email)).toEqual([]);
  });

  test('every mail that somebody asked for says when and with what it was asked for', async () => {
    const client = await confirmed();
    await client.resetPasswordForEmail(ada.email);
    await client.signInWithOtp({ email: ada.email });
    for (const mail of (await service.mails(ada.email)).slice(0, 2)) expect(mail.text).toMatch(/When: .*UTC/);
  });

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

  test('of two sign-ups of one address only the one whose mail is answered counts, in whatever order', async () => {
    const eve = { email: ada.email, password: 'set by a hijacker' };
    for (const order of [
      [eve, ada],
      [ada, eve],
    ]) {
      await service.reset();
      for (const each of order) {
        await service.client().signUp({ ...each, options: { data: { of: each === ada ? 'owner' : 'stranger' } } });
        service.advance(1);
      }
      const mails = await service.mails(ada.email);
      expect(mails).toHaveLength(2);
      const own = mails[order[0] === ada ? 1 : 0];
      const { data } = await service.client().verifyOtp({ token_hash: linkOf(own).token, type: 'signup' });
      expect(data.user?.user_metadata.of).toBe('owner');
      expect((await service.client().signInWithPassword(ada)).error).toBeNull();
      expect((await service.client().signInWithPassword(eve)).error?.code).toBe('invalid_credentials');
      const other = mails.find((mail) => mail !== own);
      const late = await service.client().verifyOtp({ token_hash: linkOf(other).token, type: 'signup' });
      expect(late.error?.code).toBe('otp_expired');
    }
  });

  test('a code confirms the sign-up whose mail told it', async () => {
    await service.client().signUp({ ...ada, password: 'set by a hijacker' });
    service.advance(1);
    await service.client().signUp(ada);
    const token = codeOf((await service.mails(ada.email))[0]);
    expect((await service.client().verifyOtp({ email: ada.email, token, type: 'signup' })).error).toBeNull();
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
  });

  test('what is mailed again confirms the sign-up of the same browser, and no password where two strangers wait', async () => {
    const hijacked = async () => {
      await service.reset();
      const browser = openBrowser(service);
      const owner = service.client({ intercept: browser.intercept });
      await owner.signUp(ada);
      service.advance(1);
      await service.client().signUp({ ...ada, password: 'set by a hijacker' });
      return owner;
    };
    const resendAndAnswer = async (client: ReturnType<TestAuth['client']>) => {
      await client.resend({ type: 'signup', email: ada.email });
      await client.verifyOtp({ token_hash: linkOf((await service.mails(ada.email))[0]).token, type: 'signup' });
      const wrong = await service.client().signInWithPassword({ ...ada, password: 'set by a hijacker' });
      expect(wrong.error?.code).toBe('invalid_credentials');
      return (await service.client().signInWithPassword(ada)).error?.code;
    };
    expect(await resendAndAnswer(await hijacked())).toBeUndefined();
    await hijacked();
    expect(await resendAndAnswer(service.client())).toBe('invalid_credentials');
  });

  test('a mail that a stranger has sent for, once both signed up, gives the stranger nothing, wherever it is answered', async () => {
    const eve = { email: ada.email, password: 'set by a hijacker' };
    for (const ask of ['resend', 'link', 'recovery'] as const)
      for (const answers of ['own browser', 'elsewhere'] as const) {
        await service.reset();
        const stranger = service.client({ intercept: openBrowser(service).intercept });
        const owner = service.client({ intercept: openBrowser(service).intercept });
        await stranger.signUp(eve);
        service.advance(1);
        await owner.signUp(ada);
        service.advance(1);
        if (ask === 'resend') await stranger.resend({ type: 'signup', email: ada.email });
        else if (ask === 'link') await stranger.signInWithOtp({ email: ada.email });
        else await stranger.resetPasswordForEmail(ada.email);
        const [newest] = await service.mails(ada.email);
        const { token, type } = linkOf(newest);
        const client = answers === 'own browser' ? owner : service.client();
        const { data } = await client.verifyOtp({ token_hash: token, type: type as 'signup' });
        expect([ask, answers, data.user?.email]).toEqual([ask, answers, ada.email]);
        expect((await service.client().signInWithPassword(eve)).error?.code).toBe('invalid_credentials');
        const own = (await service.client().signInWithPassword(ada)).error?.code;
        expect([ask, answers, own]).toEqual([
          ask,
          answers,
          answers === 'own browser' ? undefined : 'invalid_credentials',
        ]);
      }
  });

  test('a mail that confirms an address says when and with what browser it was asked for', async () => {
    await service.client({ headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } }).signUp(ada);
    expect((await service.mails(ada.email))[0]?.text).toContain('Device: Firefox on Windows');
  });

  test('signing up with a free, a waiting and a taken address looks the same; the owner is told', async () => {
    const client = await confirmed();
    const ask = async (email: string, name: string) => {
      const answer = await service.post('/signup', { email, password: 'another fine phrase', data: { name } });
      return { status: answer.status, user: (await answer.json()) as Record<string, unknown> };
    };
    const free = await ask('new@example.org', 'Eve');
    service.advance(90);
    const waiting = await ask('new@example.org', 'Mallory');
    const taken = await ask(ada.email, 'Mallory');
    /** An answer with ids and times told by what is known of them: their form, their age, and which are alike. */
    const told = ({ status, user }: typeof free) => {
      const seen: string[] = [];
      const text = JSON.stringify({ status, user }, (_key, value) => {
        if (typeof value !== 'string') return value;
        const id = /^[\da-f]{8}-[\da-f]{4}-(\d)/.exec(value)?.[1];
        const time = /^\d{4}-.*Z$/.test(value)
          ? Math.round((service.now().getTime() - Date.parse(value)) / 1000)
          : undefined;
        if (!id && time === undefined) return value;
        if (!seen.includes(value)) seen.push(value);
        return `${id ? `id v${id}` : `${time} s ago`} ${seen.indexOf(value)}`;
      });
      return text.replaceAll(String(user.email), 'the address').replaceAll('Mallory', 'the name');
    };
    expect(told(waiting)).toBe(told(taken));
    service.advance(-90);
    expect(told(free).replaceAll('Eve', 'the name')).toBe(told(taken).replaceAll('-90 s', '0 s'));
    expect(waiting.user.id).not.toBe(free.user.id);
    expect(taken.user.id).not.toBe((await client.getUser()).data.user?.id);
    service.advance(90);
    const subjects = (await service.mails(ada.email)).map((mail) => mail.subject).join();
    expect(subjects).toMatch(/already have an? .*account/);
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
    expect(closed.error).toBeNull();
    expect(await service.mails('other@example.org')).toEqual([]);
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
    for (const mail of [toNew, toOld]) expect(mail?.text).toMatch(/When: .* UTC/);
    const half = fragmentOf(await service.request(linkOf(toNew).path));
    expect(half.get('message')).toContain('Confirmation link accepted');
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
    const done = await client.verifyOtp({ token_hash: linkOf(toOld).token, type: 'email_change' });
    expect(done.data.user?.email).toBe('countess@example.org');
    expect(done.data.user?.identities?.[0]?.identity_data?.email).toBe('countess@example.org');
    expect((await service.mails(ada.email))[0]?.subject).toContain('was changed');
    expect((await service.client().signInWithPassword({ ...ada, email: 'countess@example.org' })).error).toBeNull();
  });

  test('where the old address is not asked, a session of a while ago changes no address without a proof', async () => {
    const open = await openTestAuth({ autoconfirm: true });
    const client = open.client();
    await client.signUp(ada);
    const change = (email: string) => client.updateUser({ email });
    expect((await change('countess@example.org')).error).toBeNull();
    open.advance(901);
    await client.refreshSession();
    expect((await change('thief@example.org')).error?.code).toBe('reauthentication_needed');
    expect((await change('countess@example.org')).error).toBeNull();
    const Authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
    const change2 = { email: 'lovelace@example.org', current_password: ada.password };
    const init = {
      method: 'PUT',
      body: JSON.stringify(change2),
      headers: { Authorization, 'Content-Type': 'application/json' },
    };
    expect((await (await open.request('/user', init)).json()).email).toBe('lovelace@example.org');
    await open.close();
    const asked = await confirmed();
    service.advance(901);
    await asked.refreshSession();
    // Where it is asked, it is what agrees.
    expect((await asked.updateUser({ email: 'countess@example.org' })).error).toBeNull();
    await service.database.db.execute(sql`update auth.users set email = null, email_confirmed_at = null`);
    expect((await asked.updateUser({ email: 'thief@example.org' })).error?.code).toBe('reauthentication_needed');
  });

  test('a change to an address that somebody has looks like any other; its owner is told, and keeps it', async () => {
    const owner = { email: 'owner@example.org', password: 'quite another phrase' };
    await service.client().signUp(owner);
    await service
      .client()
      .verifyOtp({ token_hash: linkOf((await service.mails(owner.email))[0]).token, type: 'signup' });
    const client = await confirmed();
    const { data, error } = await client.updateUser({ email: owner.email });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: ada.email, new_email: owner.email });
    expect((await service.mails(owner.email))[0]?.subject).toMatch(/already have an? .*account/);
    expect((await client.resend({ type: 'email_change', email: ada.email })).error).toBeNull();
    const toOld = (await service.mails(ada.email))[0];
    await client.verifyOtp({ token_hash: linkOf(toOld).token, type: 'email_change' });
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
    expect((await service.mails(owner.email)).every((mail) => !mail.text.includes('type=email_change'))).toBe(true);
    expect((await service.client().signInWithPassword(owner)).error).toBeNull();
  });

  test('the mail of one new address proves no other that was asked for since', async () => {
    await service.client().signUp({ email: 'taken@example.org', password: 'quite another phrase' });
    await service.request(linkOf((await service.mails('taken@example.org'))[0]).path);
    const client = await confirmed();
    await client.updateUser({ email: 'mine@example.org' });
    const [toMine] = await service.mails('mine@example.org');
    // Somebody has this one, so no mail takes the place of the first.
    await client.updateUser({ email: 'taken@example.org' });
    await service.database.db.execute(sql`delete from auth.users where email = 'taken@example.org'`);
    const proved = fragmentOf(await service.request(linkOf(toMine).path));
    expect(proved.get('error_code')).toBe('otp_expired');
    await client.verifyOtp({ token_hash: linkOf((await service.mails(ada.email))[0]).token, type: 'email_change' });
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
  });

  test('nobody keeps somebody else from their new address: not by asking for the same one, nor by signing up with it', async () => {
    const eve = service.client();
    await eve.signUp({ email: 'eve@example.org', password: 'a stranger’s phrase' });
    const { token } = linkOf((await service.mails('eve@example.org'))[0]);
    await eve.verifyOtp({ token_hash: token, type: 'signup' });
    await eve.updateUser({ email: 'countess@example.org' });
    service.advance(3_600);
    await service.client().signUp({ email: 'countess@example.org', password: 'a stranger’s phrase' });
    service.advance(3_600);
    const client = await confirmed();
    const [ofOld, ofNew] = [await codeFor('email_change_current'), await codeFor('email_change_new')];
    const type = 'email_change' as const;
    const half = await client.verifyOtp({ email: 'countess@example.org', token: ofNew, type });
    expect(half.error).toBeNull();
    expect((await client.verifyOtp({ email: ada.email, token: ofOld, type })).error).toBeNull();
    expect((await client.getUser()).data.user?.email).toBe('countess@example.org');
    expect((await service.client().signInWithPassword({ ...ada, email: 'countess@example.org' })).error).toBeNull();
    // Of the sign-up that gave way the log tells no device.
    const { rows } = await service.database.db.execute(sql`
      select action, ip, user_agent from auth.audit_log where user_id not in (select id from auth.users) order by at, id`);
    expect(rows).toEqual(['signup', 'user_deleted'].map((action) => ({ action, ip: null, user_agent: null })));
  });

  test('a code counts with the address that it was made for alone, so that no right one makes guesses at another free again', async () => {
    const client = await confirmed();
    const token = await codeFor('email_change_current');
    const type = 'email_change' as const;
    const asOther = await client.verifyOtp({ email: 'countess@example.org', token, type });
    expect(asOther.error?.code).toBe('otp_expired');
    expect((await client.verifyOtp({ email: ada.email, token, type })).error).toBeNull();
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

  test('who asks for the mails of a change again takes back no answer: only the side that has not agreed is mailed', async () => {
    const client = await confirmed();
    await client.updateUser({ email: 'countess@example.org' });
    await service.request(linkOf((await service.mails('countess@example.org'))[0]).path);
    const mailsBefore = (await service.mails('countess@example.org')).length;
    await service.client().resend({ type: 'email_change', email: ada.email });
    expect(await service.mails('countess@example.org')).toHaveLength(mailsBefore);
    await service.request(linkOf((await service.mails(ada.email))[0]).path);
    expect((await client.getUser()).data.user?.email).toBe('countess@example.org');
  });

  test('a change that only the old address agreed to is none, however often its mails are asked for', async () => {
    const client = await confirmed();
    await client.updateUser({ email: 'countess@example.org' });
    for (let time = 0; time < 3; time++) {
      await service.request(linkOf((await service.mails(ada.email))[0]).path);
      service.advance(70);
      await service.client().resend({ type: 'email_change', email: ada.email });
    }
    expect((await client.getUser()).data.user?.email).toBe(ada.email);
    await service.request(linkOf((await service.mails('countess@example.org'))[0]).path);
    expect((await client.getUser()).data.user?.email).toBe('countess@example.org');
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

  test('a session that no mail just opened needs a mailed code, or the present password, to set a new one', async () => {
    const client = await confirmed();
    await service.client().signInWithPassword(ada);
    const old = service.client();
    await old.signInWithPassword(ada);
    expect((await old.updateUser({ password: 'a wholly new phrase' })).error?.code).toBe('reauthentication_needed');
    await old.reauthenticate();
    const nonce = codeOf((await service.mails(ada.email))[0]);
    expect((await service.mails(ada.email))[0]?.text).toMatch(/When: .* UTC/);
    const wrong = await old.updateUser({ password: 'a wholly new phrase', nonce: nonce === '000000' ? '1' : '000000' });
    expect(wrong.error?.code).toBe('reauthentication_not_valid');
    expect((await old.updateUser({ password: 'a wholly new phrase', nonce })).error).toBeNull();
    expect((await client.getUser()).data.user).toBeNull();
    const later = service.client();
    await later.resetPasswordForEmail(ada.email);
    await later.verifyOtp({ token_hash: linkOf((await service.mails(ada.email))[0]).token, type: 'recovery' });
    service.advance(901);
    await later.refreshSession();
    expect((await later.updateUser({ password: 'one more new phrase' })).error?.code).toBe('reauthentication_needed');
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
