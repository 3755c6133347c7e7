import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Call, largestBodyOf, tooLargeFor } from '../calls/index.ts';
import { type Caller, workFor } from '../lanes/caller.ts';
import { openFairQueue } from '../lanes/fair-queue.ts';
import type { Vault } from '../vault/open-vault.ts';
import type { ActorOf } from './actor.ts';
import type { Audit } from './audit.ts';
import { openBodyRoom } from './body-room.ts';
import { callMatcher, hasSoundIds } from './match-call.ts';
import { isOperator } from './operator-only.ts';
import { Failure } from './problem.ts';
import { hasBody, readBody } from './read-body.ts';

type Door = {
  actorOf: ActorOf;
  networkOf: (c: Context) => string;
  operatorToken: string | undefined;
  audit: Audit;
  vault: Pick<Vault, 'asPerson'>;
};

/**
 * The one door of the API. In this order: the call is one of `calls`, who makes it may make it, and its body is within the call's limit.
 * Nothing of a body is read before. Who took long to send it, or waited long, is looked at again: a sign-out ends what is on its way, too. What the call then does is done for its caller: heavy work queues by that, the audit log names
 * them, and what only their key opens is open to it.
 */
export function admit(
  calls: readonly Call[],
  { actorOf, networkOf, operatorToken, audit, vault }: Door,
): MiddlewareHandler {
  const match = callMatcher(calls);
  const bodies = openBodyRoom();
  const wholes = openFairQueue({ ...anyNumber, atOnceEach: 1 });
  const limits = new Map(calls.map((call) => [call, limitOf(call)]));

  async function callerOf(c: Context, call: Call): Promise<Caller> {
    if (call.operator) return { lane: 'people', who: 'operator' };
    return call.open ? { lane: 'strangers', who: networkOf(c) } : { lane: 'people', who: (await actorOf(c)).id };
  }

  return async (c, next) => {
    const call = match(c.req.method, c.req.path);
    if (!call || (call.operator && !isOperator(c, operatorToken)))
      throw new Failure(404, 'not-found', 'This call doesn’t exist');
    const caller = await callerOf(c, call);
    const admittedAt = Date.now();
    const person = caller.lane === 'people' && !call.operator ? caller.who : undefined;
    const answer = async () => {
      if (!hasSoundIds(call, c.req.path, c.req.query()) || namesNul(c.req.url))
        throw new Failure(404, 'not-found', 'We couldn’t find what you asked for');
      // Before anything is done, and who sends slowly keeps none of their other calls waiting. What breaks off is refused where it is looked into.
      if ((person !== undefined || call.whole) && hasBody(c)) await readBody(c).catch(() => {});
      const turn = call.whole === 'pages' ? `pages of ${caller.who}` : caller.who;
      await (call.whole ? wholes.run(turn, begin) : begin());
    };
    const begin = async () => {
      const work = () => audit(c, call, next, person);
      if (person === undefined || Date.now() - admittedAt < longMs) return work();
      await actorOf(c, true);
      // Their key may be another by now, too.
      await vault.asPerson(person, work);
    };
    const bytes = bytesOf(c, call);
    const leave = bodies.enter(caller.who, bytes);
    const work = async () => workFor(caller, () => limits.get(call)?.(c, answer));
    await (person === undefined ? work() : vault.asPerson(person, work)).finally(leave);
  };
}

/** Whether an address holds a NUL, which no row has and no database takes. */
function namesNul(url: string): boolean {
  return /%00|\0/.test(url);
}

/**
 * How much room a request's body takes: what it says, and the most that is read of it where it does not say. A form with a file counts as
 * a middling one at least: small ones too are taken apart on the loop and wait for the readers.
 */
function bytesOf(c: Context, call: Call): number {
  const most = largestBodyOf(call);
  if (!hasBody(c)) return 0;
  const said = Number(c.req.header('Content-Length') ?? Number.NaN);
  return Number.isNaN(said) || c.req.header('Transfer-Encoding')
    ? most
    : Math.min(Math.max(said, call.file ? leastOfForm : 0), most);
}

function limitOf(call: Call): MiddlewareHandler {
  const maxSize = largestBodyOf(call);
  const onError = (): never => {
    const { title, advice } = tooLargeFor(call);
    throw new Failure(413, 'too-large', title, advice ? { advice } : {});
  };
  // What says how long it is brings no more than that. The other is counted while it is read.
  const counting = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const said = c.req.header('Transfer-Encoding') ? undefined : c.req.header('Content-Length');
    if (said === undefined) return hasBody(c) ? counting(c, next) : next();
    return Number(said) > maxSize ? onError() : next();
  };
}

const leastOfForm = 400_000;

/** After so many milliseconds a session is looked at again before the call's work begins. */
const longMs = 1000;

/** How many calls of one caller may be under way is bounded before the door. */
const anyNumber = { atOnce: Infinity, mostWaiting: Infinity, mostWaitingEach: Infinity };
