import { randomUUID } from 'node:crypto';
import type { Database } from '@shortlist/database';
import { getCookie, setCookie } from 'hono/cookie';
import { ensurePerson } from '../db/people.ts';
import type { ActorOf } from './actor.ts';

const name = 'visitor';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const thirtyDays = 30 * 24 * 3600;

/** Keeps the rows of a browser without an account under an unguessable cookie. */
export function readVisitor(database: Database, secure: boolean): ActorOf {
  return async (c) => {
    const known = getCookie(c, name);
    const id = known && uuid.test(known) ? known : randomUUID();
    if (id !== known)
      setCookie(c, name, id, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: thirtyDays, secure });
    const person = { id, email: '', name: '' };
    await database.transaction((tx) => ensurePerson(tx, person));
    return person;
  };
}
