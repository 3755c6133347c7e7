import type { Database, Executor } from '@shortlist/database';
import { type Language, pickLanguage, readWantedLanguages } from '@shortlist/schema/languages';
import type { Context } from 'hono';
import { ensurePerson, isPersonKnown, type OnNewAddress, type Person } from '../db/people.ts';
import type { NameAddress } from '../db/trials-had.ts';
import { Failure } from './problem.ts';

/** The person of a request, with their session where it is known, and the moment at which they last showed who they are, in seconds since 1970. */
export type Actor = Person & { sessionId: string | undefined; signedInAt: number };

/** Who a bearer token belongs to that is good `at` a moment (default: now); undefined where it is not, or its session has ended. A Supabase project is asked with the token itself, which has to be good now. */
export type VerifyToken = (token: string, at?: Date) => Promise<Actor | undefined>;

/** Whether the account of somebody whose rows were made a moment ago in this transaction is still there. */
export type HasAccount = (tx: Executor, actor: Actor) => Promise<boolean>;

/**
 * The signed-in person of a request, looked up once for each, or `anew`; `since`: what was let in then goes on after the end of its access token, as
 * long as the session lasts. Throws 401 where there is none.
 */
export type ActorOf = (c: Context, anew?: boolean, since?: Date) => Promise<Actor>;

/**
 * Reads the actor from the bearer token; on first sight of a person who has an account their rows are made, and `onFirstSight` hears of it: no
 * request that was under way when an account was deleted brings it back. A change of address is followed.
 */
export function readActor(
  database: Database,
  verify: VerifyToken,
  nameAddress: NameAddress,
  hasAccount: HasAccount,
  onFirstSight: (person: Person) => Promise<void>,
  onNewAddress: OnNewAddress,
): ActorOf {
  const known = new WeakMap<Context, Promise<Actor>>();
  return (c, anew = false, since) => {
    const actor = (!anew && known.get(c)) || read(c, anew, since);
    known.set(c, actor);
    return actor;
  };

  async function read(c: Context, anew: boolean, since?: Date): Promise<Actor> {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    const verified = token ? await verify(token, since) : undefined;
    if (!verified) throw notSignedIn();
    const person = { ...verified, language: verified.language ?? wantedLanguage(c) };
    // Asked each time: another process may have deleted the account or seen its new address.
    if (!(await isPersonKnown(database.db, person))) {
      const isNew = await database.transaction(async (tx) => {
        const made = await ensurePerson(tx, person, nameAddress, onNewAddress);
        // Asked once the rows are made: that waits for a deletion under way. Whoever had rows when the request began lost them since.
        if (made && (anew || !(await hasAccount(tx, person)))) throw notSignedIn();
        return made;
      });
      if (isNew) await onFirstSight(person);
    }
    return person;
  }
}

/** No session is there, or its account is gone. */
export const notSignedIn = () =>
  new Failure(401, 'not-signed-in', 'Please sign in', { advice: 'You’re not signed in, or your session has ended.' });

/** The language that the app of a request speaks, or its browser; undefined where it names none. */
export function wantedLanguage(c: Context): Language | undefined {
  const wanted = readWantedLanguages(c.req.header('Accept-Language'));
  return wanted.length > 0 ? pickLanguage(wanted) : undefined;
}
