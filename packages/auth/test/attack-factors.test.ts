import { testEngine } from '@shortlist/database/testing';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostHalfSessions, mostSessions } from '../src/sessions/end-surplus.ts';
import { linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };
const home = '192.0.2.44';

describe(`who has the password but not the second factor, ${testEngine()} engine`, () => {
  let service: TestAuth;
  let factor = { id: '', secret: '' };
  let owner: ReturnType<TestAuth['client']>;
  let codes: string[] = [];
  beforeAll(async () => {
    service = await openTestAuth({
      trustedProxies: 1,
      autoconfirm: true,
      limits: {
        ...Object.fromEntries(['token', 'factor', 'verify'].map((name) => [name, { per: 10_000, burst: 10_000 }])),
        passwordFromAddress: { per: 10_000, burst: 10_000 },
      },
    });
  });
  beforeEach(async () => {
    await service.reset();
    owner = clientAt(home);
    await owner.signUp(ada);
    const { data } = await owner.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    factor = { id: data?.id ?? '', secret: data?.totp.secret ?? '' };
    await owner.mfa.challengeAndVerify({ factorId: factor.id, code: rightCode() });
    codes = (await owner.mfa.recoveryCodes.generate()).data?.codes ?? [];
    service.advance(30);
  });
  afterAll(() => service.close());

  const clientAt = (ip: string) => service.client({ headers: { 'X-Forwarded-For': ip } });
  const rightCode = () => new TOTP({ secret: factor.secret }).generate({ timestamp: service.now().getTime() });
  const halfAt = async (ip: string) => {
    service.advance(1);
    const client = clientAt(ip);
    await client.signInWithPassword(ada);
    return client;
  };
  const byMailAt = async (ip: string) => {
    const client = clientAt(ip);
    await client.resetPasswordForEmail(ada.email);
    const mail = (await service.mails(ada.email)).find(({ text }) => text.includes('type=recovery'));
    await client.verifyOtp({ type: 'recovery', token_hash: linkOf(mail).token });
    return client;
  };
  const guess = async (client: ReturnType<TestAuth['client']>, code = rightCode() === '000000' ? '111111' : '000000') =>
    (await client.mfa.challengeAndVerify({ factorId: factor.id, code })).error?.code;
  /** How many guesses are judged before the first that has to wait. */
  const guessUntilRefused = async (client: ReturnType<TestAuth['client']>) => {
    let judged = 0;
    while ((await guess(client)) === 'mfa_verification_failed') judged += 1;
    return judged;
  };

  test('makes nobody else wait with guesses from one network', async () => {
    expect(await guessUntilRefused(await halfAt('10.0.0.1'))).toBe(10);
    expect(await guessUntilRefused(await halfAt('10.0.0.1'))).toBe(0);
    expect(await guess(await halfAt('10.0.0.2'), rightCode())).toBeUndefined();
  });

  test('nor, with guesses from however many, who comes by a mail, from home, or with a recovery code', async () => {
    let judged = 0;
    for (let each = 0; each < 12; each += 1) judged += await guessUntilRefused(await halfAt(`10.0.0.${each}`));
    expect(judged).toBe(30);
    expect(await guess(await halfAt('10.9.9.9'), rightCode())).toBe('over_request_rate_limit');
    expect(await guess(await halfAt(home), rightCode())).toBeUndefined();
    service.advance(30);
    const byMail = await byMailAt('10.0.0.1');
    expect(await guess(byMail, rightCode())).toBeUndefined();
    expect((await byMail.updateUser({ password: 'an entirely new phrase' })).error).toBeNull();
    service.advance(30);
    const lost = clientAt('10.0.0.2');
    await lost.signInWithPassword({ ...ada, password: 'an entirely new phrase' });
    expect((await lost.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })).error).toBeNull();
  });

  test('the mailbox alone buys few guesses too, and a session few tries at recovery codes', async () => {
    let judged = 0;
    for (let each = 0; each < 6; each += 1) judged += await guessUntilRefused(await byMailAt(`10.0.0.${each}`));
    expect(judged).toBe(30);
    const half = await halfAt('10.0.0.1');
    const answers = [];
    for (let each = 0; each < 12; each += 1)
      answers.push((await half.mfa.recoveryCodes.verify({ code: 'AAAA-AAAA-AAAA' })).error?.code);
    expect(answers.filter((code) => code === 'mfa_verification_failed')).toHaveLength(10);
  });

  test('ends no session but others that only have the password', async () => {
    const byMail = await byMailAt('10.0.0.9');
    const first = await halfAt('10.0.0.1');
    for (let each = 0; each < mostSessions + 5; each += 1) await halfAt(`10.0.1.${each}`);
    expect((await owner.getUser()).error).toBeNull();
    expect((await byMail.getUser()).error).toBeNull();
    expect((await first.getUser()).data.user).toBeNull();
    const { rows } = await service.database.db.execute(`select count(*)::int as count from auth.sessions s
      join auth.amr_claims a on a.session_id = s.id where aal = 'aal1' and method = 'password'`);
    expect(rows).toEqual([{ count: mostHalfSessions }]);
  });

  test('is signed out after a quarter of an hour; a session that shows the factor stays', async () => {
    const half = await halfAt('10.0.0.1');
    const { data } = await half.getSession();
    service.advance(880);
    const whole = await halfAt('10.0.0.2');
    service.advance(30);
    const Authorization = `Bearer ${data.session?.access_token}`;
    const asked = await service.post('/factors', { factor_type: 'totp' }, { Authorization });
    expect(asked.status).toBe(403);
    expect((await half.refreshSession()).error?.code).toBe('session_expired');
    expect(await guess(whole, rightCode())).toBeUndefined();
    service.advance(86_400);
    expect((await whole.refreshSession()).error).toBeNull();
    expect((await whole.getUser()).error).toBeNull();
  });
});

describe(`an old session that had shown the second factor, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth({ autoconfirm: true });
  });
  beforeEach(() => service.reset());
  afterAll(() => service.close());

  test('is not the way to a second app: one that is verified at this moment counts for an enrolment that waits', async () => {
    const client = service.client();
    await client.signUp(ada);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const other = service.client();
    await other.signInWithPassword(ada);
    const code = new TOTP({ secret: data?.totp.secret ?? '' }).generate({ timestamp: service.now().getTime() });
    const challenge = await client.mfa.challenge({ factorId: data?.id ?? '' });
    const answer = { factorId: data?.id ?? '', challengeId: challenge.data?.id ?? '', code };
    await Promise.all([client.mfa.verify(answer), other.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })]);
    const verified = (await client.mfa.listFactors()).data?.all.map((each) => [each.friendly_name, each.status]);
    expect(verified).toEqual([['Phone', 'verified']]);
  });

  test('changes nothing about second factors until a factor or the password shows who is there; the owner is told of recovery codes', async () => {
    const client = service.client();
    await client.signUp(ada);
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const [id, secret] = [data?.id ?? '', data?.totp.secret ?? ''];
    const showCode = () =>
      client.mfa.challengeAndVerify({
        factorId: id,
        code: new TOTP({ secret }).generate({ timestamp: service.now().getTime() }),
      });
    await showCode();
    await client.mfa.recoveryCodes.generate();
    service.advance(901);
    await client.refreshSession();
    const drop = async () => {
      const Authorization = `Bearer ${(await client.getSession()).data.session?.access_token}`;
      return service.request('/factors/recovery-codes', { method: 'DELETE', headers: { Authorization } });
    };
    const refused = [
      (await client.mfa.recoveryCodes.generate()).error?.code,
      (await client.mfa.recoveryCodes.regenerate()).error?.code,
      (await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Thief' })).error?.code,
      (await client.mfa.unenroll({ factorId: id })).error?.code,
      (await (await drop()).json()).error_code,
    ];
    expect(refused).toEqual(refused.map(() => 'reauthentication_needed'));
    expect((await client.mfa.listFactors()).data?.all.map((each) => each.friendly_name)).toEqual(
      expect.arrayContaining(['Phone']),
    );
    expect((await showCode()).error).toBeNull();
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error).toBeNull();
    expect((await client.mfa.recoveryCodes.regenerate()).error).toBeNull();
    expect((await drop()).status).toBe(200);
    expect((await client.mfa.unenroll({ factorId: id })).error).toBeNull();
    const subjects = (await service.mails(ada.email)).map(({ subject }) => subject);
    for (const happened of ['created', 'replaced', 'removed'])
      expect(subjects).toContain(`Your Shortlist recovery codes were ${happened}`);
  });
});
