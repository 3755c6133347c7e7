import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

const webhookSecret = 'whsec_test_secret';
const subscriptions = new Map<string, object>();
let provider: Server;
let free: TestApp;
let paid: TestApp;

beforeAll(async () => {
  provider = createServer((request, response) => {
    const path = request.url ?? '';
    const reply = answerAsStripe(request.method ?? '', path);
    response.writeHead(reply ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(reply ?? { error: { type: 'invalid_request_error', message: `No such thing: ${path}` } }),
    );
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  free = await openTestApp();
  paid = await openTestApp({
    STRIPE_SECRET_KEY: 'sk_test_123',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_FAMOUS: 'price_famous',
    STRIPE_PRICE_PREMIUM: 'price_premium',
    STRIPE_API_BASE: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  });
});

afterAll(async () => {
  await free.close();
  await paid.close();
  provider.close();
});

let customers = 0;
function answerAsStripe(method: string, path: string): object | undefined {
  if (method === 'POST' && path === '/v1/customers') {
    customers++;
    return { id: `cus_${customers}`, object: 'customer' };
  }
  if (method === 'POST' && path === '/v1/checkout/sessions')
    return { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
  if (method === 'POST' && path === '/v1/billing_portal/sessions')
    return { id: 'bps_1', url: 'https://pay.example/portal' };
  const found = /^\/v1\/subscriptions\/(\w+)/.exec(path);
  return found?.[1] ? subscriptions.get(found[1]) : undefined;
}

const call = ({ app }: TestApp, method: string, path: string, headers: Record<string, string>, body?: object) =>
  app.request(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const planOf = async (opened: TestApp, headers: Record<string, string>) =>
  (await call(opened, 'GET', '/api/plans', headers)).json();

function sendEvent(id: string, subscription: string, created: number, secret = webhookSecret) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    created,
    data: { object: { id: subscription, object: 'subscription' } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return paid.app.request('/api/plans/events', {
    method: 'POST',
    body: payload,
    headers: { 'Stripe-Signature': signature },
  });
}

function subscribe(id: string, customer: string, price: string, status = 'active', change: object = {}) {
  subscriptions.set(id, {
    id,
    object: 'subscription',
    customer,
    status,
    cancel_at_period_end: false,
    cancel_at: null,
    items: { data: [{ price: { id: price }, current_period_end: 4_000_000_000 }] },
    ...change,
  });
}

/** A person with the two free trials used up, who goes to Checkout: their headers and the provider's customer. */
async function customerAtCheckout(): Promise<{ headers: Record<string, string>; customer: string }> {
  const headers = await signUp(paid);
  await call(paid, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  const { id } = await (await call(paid, 'GET', '/api/account', headers)).json();
  await paid.database.db.execute(
    sql`update user_subscriptions set plan_ends_at = now() - interval '1 day' where user_id = ${id}`,
  );
  const reply = await (await call(paid, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' })).json();
  expect(reply).toEqual({ state: 'checkout', url: 'https://pay.example/cs_1' });
  return { headers, customer: `cus_${customers}` };
}

test('without a payment key an upgrade starts the 14-day trial, once for each plan, and the dashboard is told', async () => {
  const headers = await signUp(free);
  const reply = await (await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' })).json();
  expect(reply.state).toBe('trial-started');
  expect(reply.url).toBe('http://localhost:3000/dashboard?status=success&plan=Famous');
  expect(Date.parse(reply.endsAt) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect(await planOf(free, headers)).toMatchObject({
    plan: 'FAMOUS',
    source: 'trial',
    trialsLeft: ['PREMIUM'],
    paymentAvailable: false,
  });
  const account = await (await call(free, 'GET', '/api/account', headers)).json();
  expect(account.subscription).toMatchObject({ subscriptionType: 'FAMOUS', trialsAllowed: 45, trialsUsed: 0 });
});

test('Premium is unlimited; when a trial ends the Free count stands as it stood', async () => {
  const headers = await signUp(free);
  const { id } = await (await call(free, 'GET', '/api/account', headers)).json();
  await free.database.db.execute(sql`select increment_trials_used(${id})`);
  await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' });
  expect((await (await call(free, 'GET', '/api/account', headers)).json()).subscription).toMatchObject({
    trialsAllowed: null,
    trialsUsed: 0,
  });
  await free.database.db.execute(sql`update user_subscriptions set plan_ends_at = now() where user_id = ${id}`);
  expect((await (await call(free, 'GET', '/api/account', headers)).json()).subscription).toMatchObject({
    subscriptionType: 'FREE',
    trialsAllowed: 3,
    trialsUsed: 1,
  });
  const again = await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'PREMIUM' });
  expect(again.status).toBe(409);
  expect((await again.json()).code).toBe('no-payment');
});

test('a paid plan counts its trials by the month', async () => {
  const headers = await signUp(free);
  const { id } = await (await call(free, 'GET', '/api/account', headers)).json();
  await call(free, 'POST', '/api/plans/upgrade', headers, { plan: 'FAMOUS' });
  await free.database.db.execute(
    sql`update user_subscriptions set trials_used = 45, period_start = now() - interval '32 days' where user_id = ${id}`,
  );
  expect((await (await call(free, 'GET', '/api/account', headers)).json()).subscription.trialsUsed).toBe(0);
});

test('a signed event puts the person on the plan that they pay; repeated and late ones change nothing', async () => {
  const { headers, customer } = await customerAtCheckout();
  subscribe('sub_1', customer, 'price_premium');
  expect((await sendEvent('evt_2', 'sub_1', 2000)).status).toBe(204);
  expect(await planOf(paid, headers)).toMatchObject({ plan: 'PREMIUM', source: 'stripe', cancels: false });
  subscribe('sub_1', customer, 'price_famous');
  await sendEvent('evt_1', 'sub_1', 1000);
  expect(await planOf(paid, headers)).toMatchObject({ plan: 'PREMIUM' });
  subscribe('sub_1', customer, 'price_premium', 'active', { cancel_at_period_end: true });
  await sendEvent('evt_3', 'sub_1', 3000);
  expect(await planOf(paid, headers)).toMatchObject({ plan: 'PREMIUM', cancels: true });
  subscribe('sub_1', customer, 'price_premium', 'canceled');
  await sendEvent('evt_4', 'sub_1', 4000);
  expect(await planOf(paid, headers)).toMatchObject({ plan: 'FREE', source: 'none' });
});

test('a forged event is refused', async () => {
  const { headers, customer } = await customerAtCheckout();
  subscribe('sub_9', customer, 'price_premium');
  expect((await sendEvent('evt_9', 'sub_9', 9000, 'whsec_of_somebody_else')).status).toBe(400);
  expect((await planOf(paid, headers)).plan).toBe('FREE');
});

test('who pays opens the portal; who does not is told so', async () => {
  const { headers } = await customerAtCheckout();
  expect(await (await call(paid, 'POST', '/api/plans/portal', headers)).json()).toEqual({
    url: 'https://pay.example/portal',
  });
  expect((await call(paid, 'POST', '/api/plans/portal', await signUp(paid))).status).toBe(409);
});
