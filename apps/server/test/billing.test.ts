import { readMails } from '@shortlist/mail/testing';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPayments } from '../src/features/plans/payments.ts';
import { describeSubscription, type LoopbackStripe, openLoopbackStripe, signEvent } from './loopback-stripe.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

const secret = 'whsec_test_secret';
let stripe: LoopbackStripe;
let opened: TestApp;

beforeAll(async () => {
  stripe = await openLoopbackStripe();
  opened = await openTestApp({
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_PRICE_FAMOUS: 'price_famous',
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_API_BASE: stripe.base,
  });
});

afterAll(async () => {
  await opened.close();
  stripe.close();
});

type Payer = { headers: Record<string, string>; email: string; customer: string; subscription: string };

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  opened.app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const send = (id: string, type: string, object: object) =>
  opened.app.request('/api/plans/events', signEvent(id, type, object, secret));
const planOf = async ({ headers }: Payer) => (await call('GET', '/api/plans', headers)).json();
/** The mails to an address, on their way or arrived: what is sent is kept in the mailbox alone. */
const mailsTo = async (email: string) => (await readMails(opened.database.db)).filter(({ to }) => to === email);

/** States of a subscription at the provider, and what each means for its person. */
const providerStates = [
  { price: 'price_famous', change: {}, plan: 'FAMOUS', cancels: false },
  { price: 'price_premium', change: {}, plan: 'PREMIUM', cancels: false },
  { price: 'price_famous', change: { status: 'past_due' }, plan: 'FAMOUS', cancels: false },
  { price: 'price_premium', change: { cancel_at_period_end: true }, plan: 'PREMIUM', cancels: true },
  { price: 'price_famous', change: { status: 'canceled' }, plan: 'FREE', cancels: false },
  { price: 'price_premium', change: { status: 'unpaid' }, plan: 'FREE', cancels: false },
];

/** A person who pays for the Famous plan. */
async function payer(): Promise<Payer> {
  const headers = await signUp(opened);
  await call('POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  const { id, email } = await (await call('GET', '/api/account', headers)).json();
  await opened.database.db.execute(
    sql`update user_subscriptions set plan_ends_at = now() - interval '1 day' where user_id = ${id}`,
  );
  await call('POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  const customer = `cus_${stripe.customers}`;
  const subscription = `sub_${stripe.customers}`;
  stripe.subscriptions.set(subscription, describeSubscription(subscription, customer, 'price_famous'));
  await send(`evt_start_${subscription}`, 'customer.subscription.created', {
    object: 'subscription',
    id: subscription,
  });
  return { headers, email, customer, subscription };
}

const invoice = ({ customer, subscription }: Payer, change: object) => ({
  object: 'invoice',
  customer,
  number: 'A-0001',
  currency: 'usd',
  amount_due: 1900,
  amount_paid: 0,
  hosted_invoice_url: 'https://pay.example/invoice',
  next_payment_attempt: 1_900_000_000,
  parent: { subscription_details: { subscription } },
  ...change,
});

test('a change of a paid plan waits for the next billing cycle, and asks for no second subscription', async () => {
  const person = await payer();
  const reply = await (await call('POST', '/api/plans/upgrade', person.headers, { plan: 'PREMIUM' })).json();
  expect(reply).toEqual({ state: 'change-scheduled', at: new Date(4_000_000_000_000).toISOString() });
  expect((await planOf(person)).plan).toBe('FAMOUS');
  const scheduled = stripe.calls.findLast(({ path }) => path === '/v1/subscription_schedules/sub_sched_1')?.form;
  expect(scheduled).toMatchObject({
    proration_behavior: 'none',
    'phases[0][items][0][price]': 'price_famous',
    'phases[0][end_date]': '4000000000',
    'phases[1][items][0][price]': 'price_premium',
  });
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_premium'),
  );
  await send('evt_cycle', 'customer.subscription.updated', { object: 'subscription', id: person.subscription });
  expect((await planOf(person)).plan).toBe('PREMIUM');
});

test('a change that waits is told with its date, and can be taken back', async () => {
  const person = await payer();
  expect((await planOf(person)).next).toBeNull();
  await call('POST', '/api/plans/upgrade', person.headers, { plan: 'PREMIUM' });
  const next = { plan: 'PREMIUM', at: new Date(4_000_000_000_000).toISOString() };
  expect((await planOf(person)).next).toEqual(next);
  // As the provider tells it, with the schedule on the subscription.
  const scheduled = { schedule: 'sub_sched_1' };
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_famous', scheduled),
  );
  const about = { object: 'subscription', id: person.subscription };
  await send(`evt_scheduled_${person.subscription}`, 'customer.subscription.updated', about);
  expect((await planOf(person)).next).toEqual(next);
  expect((await call('DELETE', '/api/plans/change', person.headers)).status).toBe(204);
  expect(stripe.calls.at(-1)?.path).toBe('/v1/subscription_schedules/sub_sched_1/release');
  expect(await planOf(person)).toMatchObject({ plan: 'FAMOUS', next: null });
  await send(`evt_released_${person.subscription}`, 'customer.subscription.updated', about);
  expect((await planOf(person)).next).toBeNull();
  expect((await call('DELETE', '/api/plans/change', person.headers)).status).toBe(409);
});

test('a payment that fails is told with the next attempt and what to do; the plan runs on meanwhile', async () => {
  const person = await payer();
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_famous', { status: 'past_due' }),
  );
  await send('evt_failed', 'invoice.payment_failed', invoice(person, {}));
  const mail = (await mailsTo(person.email)).at(-1);
  expect(mail?.subject).toBe('Your payment for the Famous plan didn’t go through');
  expect(mail?.text).toContain('March 17, 2030');
  expect(mail?.text).toContain('$19.00');
  expect(mail?.text).toContain('https://pay.example/invoice');
  expect((await planOf(person)).plan).toBe('FAMOUS');
});

test('a paid invoice is mailed with its number, once however often and by how many at once the event comes', async () => {
  const person = await payer();
  const paid = invoice(person, { amount_paid: 1900 });
  await Promise.all([1, 2, 3].map(() => send('evt_paid', 'invoice.paid', paid)));
  await send('evt_paid', 'invoice.paid', paid);
  const invoices = (await mailsTo(person.email)).filter(({ subject }) => /invoice/.test(subject));
  expect(invoices).toHaveLength(1);
  expect(invoices[0]?.text).toContain('A-0001');
});

test('in whatever order events arrive, the plan is the one that the provider has', async () => {
  const person = await payer();
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_premium', { cancel_at_period_end: true }),
  );
  const about = { object: 'subscription', id: person.subscription };
  await send('evt_c', 'customer.subscription.updated', about);
  await send('evt_a', 'customer.subscription.created', about);
  await send('evt_b', 'customer.subscription.updated', about);
  expect(await planOf(person)).toMatchObject({
    plan: 'PREMIUM',
    cancels: true,
    endsAt: new Date(4_000_000_000_000).toISOString(),
  });
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_premium', { status: 'canceled' }),
  );
  await send('evt_d', 'customer.subscription.deleted', about);
  expect(await planOf(person)).toMatchObject({ plan: 'FREE', source: 'none' });
});

test('events in any order, repeated, at once and answered late end with the plan that the provider has', async () => {
  const person = await payer();
  const about = { object: 'subscription', id: person.subscription };
  let sent = 0;
  const deliver = (id: string) => send(id, 'customer.subscription.updated', about);
  const change = fc.record({
    state: fc.constantFrom(...providerStates),
    delay: fc.nat(12),
    pause: fc.constantFrom(0, 0, 3),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 2, maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (changes, luck) => {
        const waiting: string[] = [];
        const onTheirWay: (Response | Promise<Response>)[] = [];
        const takeAny = () => waiting.splice((luck.next().value as number) % waiting.length, 1)[0] as string;
        for (const { state, delay, pause } of changes) {
          const described = describeSubscription(person.subscription, person.customer, state.price, state.change);
          stripe.subscriptions.set(person.subscription, described);
          const id = `evt_any_${sent++}`;
          waiting.push(id, id);
          stripe.delays = [delay];
          if (waiting.length > 2) onTheirWay.push(deliver(takeAny()));
          if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        }
        stripe.delays = [9, 0, 4];
        while (waiting.length > 0) onTheirWay.push(deliver(takeAny()));
        await Promise.all(onTheirWay);
        const { plan, cancels } = await planOf(person);
        const last = changes.at(-1)?.state;
        expect({ plan, cancels }).toEqual({ plan: last?.plan, cancels: last?.cancels });
      },
    ),
    { numRuns: 8 },
  );
});

test('machines whose clocks differ agree on which look was the later one', async () => {
  const person = await payer();
  const about = { object: 'subscription', id: person.subscription };
  const become = (price: string) =>
    stripe.subscriptions.set(person.subscription, describeSubscription(person.subscription, person.customer, price));
  become('price_premium');
  // The signature is younger than the clock that checks it: within the provider's tolerance.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  await send(`evt_ahead_${person.subscription}`, 'customer.subscription.updated', about);
  vi.useRealTimers();
  expect((await planOf(person)).plan).toBe('PREMIUM');
  become('price_famous');
  await send(`evt_behind_${person.subscription}`, 'customer.subscription.updated', about);
  expect((await planOf(person)).plan).toBe('FAMOUS');
});

test('who no longer pays after the last attempt goes on with the Free plan', async () => {
  const person = await payer();
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_famous', { status: 'unpaid' }),
  );
  await send('evt_last', 'invoice.payment_failed', invoice(person, { next_payment_attempt: null }));
  expect((await mailsTo(person.email)).at(-1)?.text).toContain('This was the last attempt');
  expect((await planOf(person)).plan).toBe('FREE');
});

test('a forged event is refused and changes nothing', async () => {
  const person = await payer();
  stripe.subscriptions.set(
    person.subscription,
    describeSubscription(person.subscription, person.customer, 'price_premium'),
  );
  const about = { object: 'subscription', id: person.subscription };
  const forged = signEvent('evt_forged', 'customer.subscription.updated', about, 'whsec_of_somebody_else');
  expect((await opened.app.request('/api/plans/events', forged)).status).toBe(400);
  expect((await planOf(person)).plan).toBe('FAMOUS');
});

test('who pays opens the portal for cards, invoices and cancellation; who does not is told so', async () => {
  const person = await payer();
  expect(await (await call('POST', '/api/plans/portal', person.headers)).json()).toEqual({
    url: 'https://pay.example/portal',
  });
  const asked = stripe.calls.findLast(({ path }) => path === '/v1/billing_portal/sessions')?.form;
  expect(asked).toEqual({ customer: person.customer, return_url: 'http://localhost:3000/account' });
  expect((await call('POST', '/api/plans/portal', await signUp(opened))).status).toBe(409);
});

test('Checkout is for the plan that was chosen and comes back to the dashboard with its name', async () => {
  await payer();
  expect(stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions')?.form).toMatchObject({
    mode: 'subscription',
    'line_items[0][price]': 'price_famous',
    success_url: 'http://localhost:3000/dashboard?status=success&plan=Famous',
  });
});

test('who pays while the free trial runs is charged when its days are over', async () => {
  const headers = await signUp(opened);
  const trial = await (await call('POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' })).json();
  expect((await (await call('POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' })).json()).state).toBe(
    'checkout',
  );
  const asked = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions')?.form;
  expect(asked?.['subscription_data[trial_end]']).toBe(String(Math.floor(Date.parse(trial.endsAt) / 1000)));
});

test('who deletes the account while a checkout makes them a customer is none there afterwards', async () => {
  const headers = await signUp(opened);
  const { id } = await (await call('GET', '/api/account', headers)).json();
  await opened.database.db.execute(sql`insert into plan_trials (user_id, plan) values (${id}, 'PREMIUM')`);
  const before = stripe.calls.length;
  const gate = Promise.withResolvers<void>();
  stripe.customerGate = gate.promise;
  const checkout = call('POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' });
  const asked = () => stripe.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
  await expect.poll(asked).toContain('POST /v1/customers');
  expect((await call('DELETE', '/api/account', headers, {})).status).toBe(204);
  gate.resolve();
  expect((await checkout).status).toBe(401);
  expect(asked()).toEqual(['POST /v1/customers', `DELETE /v1/customers/cus_${stripe.customers}`]);
});

test('a deletion that has forgotten another customer, or none, is told so', async () => {
  const { headers, customer } = await payer();
  const { id } = await (await call('GET', '/api/account', headers)).json();
  const { settings } = opened.services;
  if (!settings.stripe) throw new Error('Nothing can be paid.');
  const payments = createPayments(opened.database, settings.stripe, settings.siteUrl);
  expect(await opened.database.transaction((tx) => payments.isCustomer(tx, id, undefined))).toBe(false);
  expect(await opened.database.transaction((tx) => payments.isCustomer(tx, id, customer))).toBe(true);
});

test('a person who deletes the account pays no longer', async () => {
  const { headers, customer } = await payer();
  expect((await call('DELETE', '/api/account', headers, {})).status).toBe(204);
  expect(stripe.calls.some(({ method, path }) => method === 'DELETE' && path === `/v1/customers/${customer}`)).toBe(
    true,
  );
  expect((await call('GET', '/api/account', headers)).status).toBe(401);
});
