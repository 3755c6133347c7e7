import type { Context, MiddlewareHandler } from 'hono';
import { workFor } from '../lanes/caller.ts';
import { openLoopTurns } from '../lanes/loop-turns.ts';
import { busy } from './busy.ts';
import { openTally } from './tally.ts';

type Known = {
  networkOf: (c: Context) => string;
  /** Whose a bearer token is by its signature alone; undefined where it is not ours. */
  subjectOf: (token: string) => Promise<string | undefined>;
};

/** Requests of one caller that may be under way: far more than a browser makes. A network may be a whole firm's. */
const most = { person: 100, network: 300 };

/**
 * Says for whom a request's statements are sent, before the first of them: a person whose token carries our signature, else a network. The
 * requests of one caller begin one after the other, and who has more under way than there is place for is told to come again.
 */
export function nameCaller({ networkOf, subjectOf }: Known): MiddlewareHandler {
  const turn = openLoopTurns();
  const underWay = openTally();
  return async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const person = token ? await subjectOf(token) : undefined;
    const who = person ?? networkOf(c);
    if (underWay.of(who) >= (person ? most.person : most.network)) throw busy(1);
    underWay.add(who, 1);
    try {
      await turn(who);
      await workFor({ lane: 'strangers', who }, next);
    } finally {
      underWay.add(who, -1);
    }
  };
}
