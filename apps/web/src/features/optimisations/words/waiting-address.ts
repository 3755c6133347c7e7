import type { Optimization } from '@shortlist/schema';

/** What a person reads of an address that results are to go to and that nobody has confirmed yet; empty where there is none. */
export function waitingAddress({ emailWaitsFor, email }: Pick<Optimization, 'emailWaitsFor' | 'email'>): string {
  if (!emailWaitsFor) return '';
  return email
    ? `We asked ${emailWaitsFor} to confirm that address first. Once confirmed, results go there.`
    : `We sent ${emailWaitsFor} a link to confirm that address. The result goes there once it is confirmed.`;
}
