import { isMailAddress } from '@shortlist/schema/mail-address';
import { badInput } from '../http/auth-error.ts';

/** A mail address as it is kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

export { mailboxOf } from '@shortlist/schema/mail-address';

/** Checks a mail address and gives it in lower case, as it is kept and compared. Throws `validation_failed`. */
export function requireEmail(email: string): string {
  const address = normaliseEmail(email);
  if (address.length > 255) throw badInput('An email address is too long');
  if (!isMailAddress(address)) throw badInput('Unable to validate email address: invalid format');
  return address;
}
