import type { Person } from '../db/people.ts';
import { Failure } from '../http/problem.ts';

/**
 * What a mailbox is given once, or a few times, an account without an address is not: anybody makes those without end. `advice`: why, to the
 * person. Throws 403 `address-needed`.
 */
export function requireAddress({ email }: Pick<Person, 'email'>, advice?: string): void {
  if (email !== '') return;
  const title = 'Please add your email address to your account first';
  throw new Failure(403, 'address-needed', title, advice ? { advice } : {});
}

export const requireAddressForTrial = (person: Pick<Person, 'email'>): void =>
  requireAddress(person, 'Each email address gets one free trial.');
