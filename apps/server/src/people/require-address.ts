import type { Person } from '../db/people.ts';
import { Failure } from '../http/problem.ts';

/** Trials are given once for a mailbox: an account without an address, which anybody makes without end, has none. Throws 403 `address-needed`. */
export function requireAddress({ email }: Pick<Person, 'email'>): void {
  if (email !== '') return;
  throw new Failure(403, 'address-needed', 'Please add your email address to your account first', {
    advice: 'Each email address gets one free trial.',
  });
}
