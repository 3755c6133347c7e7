import { testEngine } from '@shortlist/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`guessing for a day, ${testEngine()} engine`, () => {
  let service: TestAuth;
  beforeAll(async () => {
    service = await openTestAuth({ trustedProxies: 1, jwtLifetime: 200_000 });
  });
  beforeEach(async () => {
    await service.reset();
    await service.client().signUp(ada);
    const { token } = linkOf((await service.mails(ada.email))[0]);
    await service.client().verifyOtp({ token_hash: token, type: 'signup' });
  });
  afterAll(() => service.close());

  const from = (round: number) => ({ 'X-Forwarded-For': `10.${round % 250}.${round % 249}.1` });
  /**
   * How many tries of a day, three in twenty minutes and each from elsewhere, are judged: not refused as too many. Closer together they would be
   * refused all the same: nothing that waits less than half an hour would keep to the limits below.
   */
  const judgedInADay = async (guess: (round: number) => Promise<Response>) => {
    let judged = 0;
    for (let round = 0; round < 216; round += 1) {
      if ((await guess(round)).status !== 429) judged += 1;
      if (round % 3 === 2) service.advance(1200);
    }
    return judged;
  };

  test('few guesses at a password are judged, over all networks and ways, and the owner is told once a day', async () => {
    const { data } = await service.client().signInWithPassword(ada);
    const bearer = { Authorization: `Bearer ${data.session?.access_token}`, 'Content-Type': 'application/json' };
    const judged = await judgedInADay((round) => {
      if (round % 2 === 0)
        return service.post('/token?grant_type=password', { ...ada, password: 'wrong' }, from(round));
      const body = JSON.stringify({ password: 'quite another phrase', current_password: `wrong ${round}` });
      return service.request('/user', { method: 'PUT', body, headers: { ...bearer, ...from(round) } });
    });
    // Half of them need a session of the account, and have a count of their own.
    expect(judged).toBeLessThan(80);
    const told = (await service.mails(ada.email)).filter((mail) => mail.subject.includes('failed sign-ins'));
    expect(told).toHaveLength(1);
    service.advance(3_600);
    expect((await service.client({ headers: from(1) }).signInWithPassword(ada)).error).toBeNull();
  });

  test('few guesses at mailed codes are judged, however often a new one is mailed; for unknown addresses alike', async () => {
    const counts = [];
    for (const email of [ada.email, 'stranger@example.org']) {
      counts.push(
        await judgedInADay(async (round) => {
          if (round % 5 === 0) await service.post('/recover', { email }, from(round));
          return service.post('/verify', { type: 'recovery', email, token: '000000' }, from(round));
        }),
      );
    }
    expect(counts[0]).toBeLessThan(60);
    expect(counts[1]).toBe(counts[0]);
  });

  test('who knows the password cannot buy guesses at the second factor with it', async () => {
    const client = service.client();
    await client.signInWithPassword(ada);
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp' });
    let token = (await client.getSession()).data.session?.access_token;
    const judged = await judgedInADay(async (round) => {
      if (round % 6 === 0)
        token = (await service.client({ headers: from(round) }).signInWithPassword(ada)).data.session?.access_token;
      const headers = { Authorization: `Bearer ${token}`, ...from(round) };
      const opened = await service.post(`/factors/${factor?.id}/challenge`, {}, headers);
      const { id } = (await opened.json()) as { id: string };
      return service.post(`/factors/${factor?.id}/verify`, { challenge_id: id, code: '000000' }, headers);
    });
    expect(judged).toBeLessThan(60);
  });

  test('a stranger’s guesses keep nobody who is signed in from a proof, by the password or by a mailed code', async () => {
    const { data } = await service.client().signInWithPassword(ada);
    const Authorization = `Bearer ${data.session?.access_token}`;
    const prove = async (proof: object) => (await service.post('/reauthenticate', proof, { Authorization })).status;
    for (let round = 0; round < 12; round += 1) {
      await service.post('/token?grant_type=password', { ...ada, password: 'wrong' }, from(round));
      await service.post('/verify', { type: 'email', email: ada.email, token: '000000' }, from(round));
    }
    expect(await prove({ current_password: ada.password })).toBe(200);
    expect((await service.request('/reauthenticate', { headers: { Authorization } })).status).toBe(200);
    expect(
      await prove({ nonce: codeOf((await service.mails(ada.email)).find((mail) => /code/i.test(mail.subject))) }),
    ).toBe(200);
  });

  test('few proofs of one session are judged, and few of many sessions together', async () => {
    const judged = async (rounds: number) => {
      const { data } = await service.client().signInWithPassword(ada);
      const headers = { Authorization: `Bearer ${data.session?.access_token}` };
      const answers: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        answers.push((await service.post('/reauthenticate', { current_password: 'wrong' }, headers)).status);
      return answers.filter((status) => status !== 429).length;
    };
    expect([await judged(13), await judged(13), await judged(13), await judged(13)]).toEqual([10, 10, 10, 0]);
  });
});
