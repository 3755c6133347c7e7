import { testEngine } from '@shortlist/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';
import { quickSettings } from './support/quick-settings.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`the allowance of mails, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    const few = { per: 5, burst: 5 };
    const limits = {
      ...quickSettings.limits,
      mail: few,
      mailToAnybody: few,
      mailToAddress: { per: 4 / 12, burst: 6 },
    };
    service = await openTestAuth({ limits, trustedProxies: 1 });
  });
  const from = (network: string) => ({ 'X-Forwarded-For': network });
  beforeEach(async () => {
    await service.reset();
    await service.client().signUp(ada);
    await service.client().verifyOtp({ token_hash: linkOf((await service.mails(ada.email))[0]).token, type: 'signup' });
  });
  afterAll(() => service.close());

  test('strangers do not drain what people with an account need', async () => {
    for (let index = 0; index < 30; index += 1) {
      const email = `stranger-${index}@example.org`;
      await service.post('/recover', { email });
      await service.post('/resend', { email, type: 'signup' });
      await service.post('/otp', { email, create_user: false });
      await service.post('/signup', { email, password: ada.password });
    }
    expect((await service.post('/recover', { email: ada.email })).status).toBe(200);
    expect((await service.mails(ada.email))[0]?.subject).toContain('new password');
    expect((await service.mails()).length).toBeLessThan(10);
  });

  test('ten networks that use up what strangers may cause keep nobody else from signing up', async () => {
    const limits = { ...quickSettings.limits, mailToAnybody: { per: 20, burst: 20 } };
    const flooded = await openTestAuth({ limits, trustedProxies: 1 });
    const signUp = async (email: string, network: string) =>
      (await flooded.post('/signup', { email, password: ada.password }, from(network))).status;
    for (let round = 0; round < 4; round += 1)
      for (let at = 0; at < 10; at += 1) await signUp(`flood-${round}-${at}@example.org`, `10.1.${at % 5}.${at}`);
    // Of those that ask on and on none gets more, however many addresses they have rented beside.
    expect(await signUp('flood@example.org', '10.1.0.1')).toBe(429);
    expect(await signUp('flood@example.org', '10.1.4.77')).toBe(429);
    expect(await signUp('newcomer@example.org', '192.0.2.7')).toBe(200);
    expect((await flooded.mails('newcomer@example.org')).length).toBe(1);
    await flooded.close();
  });

  test('a stranger who asks for mails to an address keeps its owner from none: signing in by link, proving who they are, signing up', async () => {
    const flood = async (email: string) => {
      for (let round = 0; round < 15; round += 1) {
        for (const type of ['signup', 'email_change']) await service.post('/resend', { email, type }, from('10.1.1.1'));
        await service.post('/otp', { email, create_user: false }, from('10.1.1.1'));
        service.advance(61);
      }
    };
    await flood(ada.email);
    const session = await service.client().signInWithPassword(ada);
    const bearer = { Authorization: `Bearer ${session.data.session?.access_token}`, ...from('192.0.2.7') };
    expect((await service.request('/reauthenticate', { headers: bearer })).status).toBe(200);
    expect((await service.post('/otp', { email: ada.email, create_user: false }, from('192.0.2.7'))).status).toBe(200);
    const wanted = 'wanted@example.org';
    await flood(wanted);
    const signUp = { email: wanted, password: ada.password };
    expect((await service.post('/signup', signUp, from('192.0.2.8'))).status).toBe(200);
  });

  test('however many networks ask for mails to an address, its owner gets theirs where they are signed in', async () => {
    const limits = quickSettings.limits && { ...quickSettings.limits, mailToAddress: { per: 4 / 12, burst: 6 } };
    const asked = await openTestAuth({ trustedProxies: 1, limits });
    const home = from('192.0.2.77');
    await asked.post('/signup', ada, home);
    const { token } = linkOf((await asked.mails(ada.email))[0]);
    await asked.post('/verify', { token_hash: token, type: 'signup' }, home);
    const ask = async (headers: Record<string, string>) =>
      (await asked.post('/otp', { email: ada.email, create_user: false }, headers)).status;
    const told: number[] = [];
    for (let network = 0; network < 12; network += 1) told.push(await ask(from(`10.${network}.1.1`)));
    expect(told.at(-1)).toBe(429);
    for (let round = 0; round < 4; round += 1) expect(await ask(home)).toBe(200);
    await asked.close();
  });

  test('who is refused begins no pause for the next one', async () => {
    const paused = await openTestAuth({
      trustedProxies: 1,
      mailMinInterval: 60,
      limits: quickSettings.limits && { ...quickSettings.limits, mailToAddress: { per: 4 / 12, burst: 2 } },
    });
    const ask = async (network: string) => (await paused.post('/otp', { email: ada.email }, from(network))).status;
    const strangers: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      strangers.push(await ask('10.1.1.1'));
      paused.advance(61);
    }
    expect(strangers.slice(0, 2)).toEqual([200, 200]);
    await ask('10.1.1.1');
    expect(await ask('192.0.2.7')).toBe(200);
    await paused.close();
  });

  test('mails of a change to an address count there, however many accounts want it', async () => {
    const wanted = 'victim@example.org';
    for (let account = 0; account < 3; account += 1) {
      const email = `changer-${account}@example.org`;
      const client = service.client();
      service.advance(3600);
      await client.signUp({ ...ada, email });
      await client.verifyOtp({ token_hash: linkOf((await service.mails(email))[0]).token, type: 'signup' });
      await client.updateUser({ email: wanted });
    }
    const before = (await service.mails(wanted)).length;
    for (let round = 0; round < 5; round += 1) {
      service.advance(120);
      for (let account = 0; account < 3; account += 1)
        await service.post('/resend', { email: `changer-${account}@example.org`, type: 'email_change' });
    }
    const more = (await service.mails(wanted)).length - before;
    expect([more > 0, more <= 8]).toEqual([true, true]);
  });

  test('an address gets ten mails an hour of those asked for first, and ten of those asked for again; unknown addresses are refused alike', async () => {
    for (const email of [ada.email, 'nobody@example.org']) {
      await service.reset();
      const asks = [
        { path: '/resend', body: { email, type: 'signup' } },
        { path: '/otp', body: { email, create_user: false } },
      ];
      const statuses: number[][] = [[], []];
      for (let index = 0; index < 28; index += 1) {
        service.advance(120);
        const { path, body } = asks[index % 2] as (typeof asks)[number];
        statuses[index % 2]?.push((await service.post(path, body)).status);
      }
      for (const told of statuses) {
        const sent = told.filter((status) => status === 200).length;
        expect([email, sent >= 6 && sent <= 10, told.at(-1)]).toEqual([email, true, 429]);
      }
    }
  });
});
