import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

type Call = { method: string; path: string; form: Record<string, string> };

/** A server on loopback that answers as the payment provider's API does, as far as the product asks it. */
export type LoopbackStripe = {
  base: string;
  /** What it was asked, in order. */
  calls: Call[];
  subscriptions: Map<string, object>;
  /** Phases of the one schedule, as they were last set; none once it was released. */
  phases: object[];
  /** Customers made so far. */
  customers: number;
  /** Milliseconds that each answer about a subscription is on its way; what it says was so when it was asked. */
  delays: number[];
  /** What the answer about a new customer waits for. */
  customerGate: Promise<void>;
  close(): void;
};

export async function openLoopbackStripe(): Promise<LoopbackStripe> {
  const opened: LoopbackStripe = {
    base: '',
    calls: [],
    subscriptions: new Map(),
    phases: [],
    customers: 0,
    delays: [],
    customerGate: Promise.resolve(),
    close() {},
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const call = { method: request.method ?? '', path: (request.url ?? '').split('?')[0] ?? '', form };
    opened.calls.push(call);
    const reply = answer(opened, call);
    const delay = call.path.startsWith('/v1/subscriptions/') ? opened.delays.shift() : undefined;
    if (call.path === '/v1/customers') await opened.customerGate;
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    response.writeHead(reply ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(
      JSON.stringify(reply ?? { error: { type: 'invalid_request_error', message: `No such thing: ${call.path}` } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  opened.close = () => void server.close();
  return opened;
}

const currentPhase = { start_date: 3_997_400_000, end_date: 4_000_000_000 };

function answer(opened: LoopbackStripe, { method, path, form }: Call): object | undefined {
  const [, id = ''] = /^\/v1\/\w+\/(\w+)/.exec(path) ?? [];
  if (path === '/v1/customers') return { id: `cus_${++opened.customers}`, object: 'customer' };
  if (method === 'DELETE' && path.startsWith('/v1/customers/')) return { id, object: 'customer', deleted: true };
  if (path === '/v1/checkout/sessions')
    return { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
  if (path === '/v1/billing_portal/sessions') return { id: 'bps_1', url: 'https://pay.example/portal' };
  if (path.startsWith('/v1/subscription_schedules')) {
    if (path.endsWith('/release')) opened.phases = [];
    else if (form['phases[1][items][0][price]'])
      opened.phases = [
        { ...currentPhase, items: [{ price: form['phases[0][items][0][price]'] }] },
        { start_date: currentPhase.end_date, items: [{ price: form['phases[1][items][0][price]'] }] },
      ];
    const { phases } = opened;
    return { id: 'sub_sched_1', object: 'subscription_schedule', current_phase: currentPhase, phases };
  }
  return path.startsWith('/v1/subscriptions/') ? opened.subscriptions.get(id) : undefined;
}

/** A subscription as the provider describes it. */
export function describeSubscription(id: string, customer: string, price: string, change: object = {}): object {
  return {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    schedule: null,
    items: { data: [{ price: { id: price }, current_period_end: currentPhase.end_date }] },
    ...change,
  };
}

/** An event's body with the provider's real signature over it. */
export function signEvent(id: string, type: string, object: object, secret: string): RequestInit {
  const payload = JSON.stringify({ id, object: 'event', type, created: 2000, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { method: 'POST', body: payload, headers: { 'Stripe-Signature': signature } };
}
