import { isPlainAddress } from '@shortlist/mail';
import { badInput } from '../http/auth-error.ts';

/** A mail address as it is kept and compared. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** Checks a mail address and gives it in lower case, as it is kept and compared. Throws `validation_failed`. */
export function requireEmail(email: string): string {
  const address = normaliseEmail(email);
  if (address.length > 255) throw badInput('An email address is too long');
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const sound = isPlainAddress(address) && /^[^.].*\.[^.]+$/.test(domain) && !domain.includes('..');
  if (!sound && !isPlainLocal(address, domain)) {
    throw badInput('Unable to validate email address: invalid format');
  }
  return address;
}

// A host without a dot is right inside one's own network.
function isPlainLocal(address: string, domain: string): boolean {
  return isPlainAddress(address) && domain === 'localhost';
}
