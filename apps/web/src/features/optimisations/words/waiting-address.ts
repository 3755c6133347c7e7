import { t } from '@lingui/core/macro';
import type { Optimization } from '@shortlist/schema';

/** What a person reads of an address that results are to go to and that nobody has confirmed yet; empty where there is none. */
export function waitingAddress({ emailWaitsFor, email }: Pick<Optimization, 'emailWaitsFor' | 'email'>): string {
  if (!emailWaitsFor) return '';
  return email
    ? t`We sent a confirmation link to ${{ address: emailWaitsFor }}. Once it’s confirmed, your results go there.`
    : t`We sent a confirmation link to ${{ address: emailWaitsFor }}. Once it’s confirmed, your result goes there.`;
}
