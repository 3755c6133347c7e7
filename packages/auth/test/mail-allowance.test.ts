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
    service = await openTestAuth({ limits });
  });
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

  test('an address gets ten mails an hour, of whatever kind but what brings its owner back; unknown addresses are refused alike', async () => {
    for (const email of [ada.email, 'nobody@example.org']) {
      await service.reset();
      const statuses = [];
      for (let index = 0; index < 14; index += 1) {
        service.advance(240);
        const ask =
          index % 2 === 0
            ? { path: '/resend', body: { email, type: 'signup' } }
            : { path: '/otp', body: { email, create_user: false } };
        statuses.push((await service.post(ask.path, ask.body)).status);
      }
      const sent = statuses.filter((status) => status === 200).length;
      expect([email, sent >= 6 && sent <= 10, statuses.at(-1)]).toEqual([email, true, 429]);
    }
  });
});
